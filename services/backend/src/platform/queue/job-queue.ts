import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { InjectLogger } from '../log/log.module';
import { within } from '../within';
import type { JobEnvelope } from './job';
import type { JobQueueOf, QueueBackend } from './queue-backend';
import { InjectQueueBackend } from './inject-queue-backend';

/** BullMQ's `add` waits for ever while Redis is away. */
const ADD_LIMIT_MS = 2_000;

/** The door through which jobs enter the queue. Only the outbox uses it, so that no request ever waits for the queue. */
@Injectable()
export class JobQueue implements OnApplicationShutdown {
  private queue: Promise<JobQueueOf> | undefined;

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
  async reach(): Promise<JobQueueOf> {
    await within(ADD_LIMIT_MS, this.backend.prepare());
    await this.backend.ready();
    return within(ADD_LIMIT_MS, this.open());
  }

  async onApplicationShutdown(): Promise<void> {
    const opened = Promise.resolve(this.queue);
    await within(
      ADD_LIMIT_MS,
      opened.then((queue) => queue?.close()),
    ).catch(() => undefined);
    await within(ADD_LIMIT_MS, this.backend.close()).catch(() => undefined);
  }

  private open(): Promise<JobQueueOf> {
    this.queue ??= this.openOnce().catch((error: unknown) => {
      this.queue = undefined;
      throw error;
    });
    return this.queue;
  }

  private async openOnce(): Promise<JobQueueOf> {
    // Retries never end by themselves: whether a job is hopeless is for its handler to say.
    const defaultJobOptions = {
      attempts: 1_000_000,
      backoff: { type: 'custom' },
      removeOnComplete: true,
      removeOnFail: true,
    };
    const queue = await this.backend.openQueue({ defaultJobOptions });
    queue.on('error', (error) => this.logger.debug({ err: error }, 'queue connection'));
    return queue;
  }
}
