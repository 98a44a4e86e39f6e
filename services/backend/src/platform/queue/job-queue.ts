import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { InjectLogger } from '../log/log.module';
import { within } from '../within';
import type { JobEnvelope } from './job';
import type { QueueBackend } from './queue-backend';
import { InjectQueueBackend } from './inject-queue-backend';

/** BullMQ's `add` waits for ever while Redis is away. */
const ADD_LIMIT_MS = 2_000;

/** The door through which jobs enter the queue. Only the outbox uses it, so that no request ever waits for the queue. */
@Injectable()
export class JobQueue implements OnApplicationShutdown {
  private queue: ReturnType<QueueBackend['openQueue']> | undefined;

  constructor(
    @InjectQueueBackend() private readonly backend: QueueBackend,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  /** Adds a job once: its id is made from event and job, and an id that the queue holds already is left alone. */
  async add(envelope: JobEnvelope): Promise<void> {
    const options = { jobId: `${envelope.eventId}.${envelope.job}` };
    const queue = await this.reach();
    await within(ADD_LIMIT_MS, queue.add(envelope.job, envelope, options));
  }

  /** How many jobs it holds by state. @throws when it does not answer in time */
  async depth(): Promise<Record<string, number>> {
    const queue = await this.reach();
    return within(ADD_LIMIT_MS, queue.getJobCounts('waiting', 'active', 'delayed'));
  }

  /** The queue itself, to be looked into. @throws when it is not there in time */
  async reach(): Promise<ReturnType<QueueBackend['openQueue']>> {
    await within(ADD_LIMIT_MS, this.backend.prepare());
    await this.backend.ready();
    return this.open();
  }

  async onApplicationShutdown(): Promise<void> {
    await within(ADD_LIMIT_MS, this.queue?.close() ?? Promise.resolve()).catch(() => undefined);
    this.backend.close();
  }

  private open() {
    if (this.queue) return this.queue;
    // Retries never end by themselves: whether a job is hopeless is for its handler to say.
    const defaultJobOptions = {
      attempts: 1_000_000,
      backoff: { type: 'custom' },
      removeOnComplete: true,
      removeOnFail: true,
    };
    this.queue = this.backend.openQueue({ defaultJobOptions });
    this.queue.on('error', (error) => this.logger.debug({ err: error }, 'queue connection'));
    return this.queue;
  }
}
