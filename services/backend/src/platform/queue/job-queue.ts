import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { InjectLogger, type Logger } from '../log/log.module';
import { within } from '../within';
import type { JobEnvelope } from './job';
import { type JobQueueOf, QueueBackend } from './backend/queue-backend';
import { type Lane, laneOf, type Lanes, lanesToken } from './lanes';

/** BullMQ's `add` waits for ever while Redis is away. */
const ADD_LIMIT_MS = 2_000;

/** The door through which jobs enter their lanes. Only the outbox uses it, so that no request ever waits for the queue. */
@Injectable()
export class JobQueue implements OnApplicationShutdown {
  private readonly queues = new Map<Lane, Promise<JobQueueOf>>();

  constructor(
    private readonly backend: QueueBackend,
    @Inject(lanesToken) private readonly lanes: Lanes,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  /** Adds a job to its lane once: its id is made from event and job, and an id that the queue holds already is left alone. */
  async add(envelope: JobEnvelope): Promise<void> {
    const options = { jobId: `${envelope.eventId}.${envelope.job}` };
    const queue = await this.reach(laneOf(this.lanes, envelope.job));
    await within(ADD_LIMIT_MS, queue.add(envelope.job, envelope, options));
  }

  /** How many jobs each lane holds by state. @throws when one does not answer in time */
  depths(): Promise<{ lane: string; counts: Record<string, number> }[]> {
    const counting = Object.entries(this.lanes).map(async ([name, lane]) => {
      const queue = await this.reach(lane);
      const counts = await within(ADD_LIMIT_MS, queue.getJobCounts('waiting', 'active', 'delayed'));
      return { lane: name, counts };
    });
    return Promise.all(counting);
  }

  /** The queues themselves in the lanes' order, to be looked into. @throws when one is not there in time */
  reachAll(): Promise<JobQueueOf[]> {
    return Promise.all(Object.values(this.lanes).map((lane) => this.reach(lane)));
  }

  async onApplicationShutdown(): Promise<void> {
    const closing = Array.from(this.queues.values(), async (queue) => (await queue).close());
    await within(ADD_LIMIT_MS, Promise.allSettled(closing)).catch(() => undefined);
    await within(ADD_LIMIT_MS, this.backend.close()).catch(() => undefined);
  }

  private async reach(lane: Lane): Promise<JobQueueOf> {
    await within(ADD_LIMIT_MS, this.backend.prepare());
    await this.backend.ready();
    return within(ADD_LIMIT_MS, this.open(lane));
  }

  private open(lane: Lane): Promise<JobQueueOf> {
    const known = this.queues.get(lane);
    if (known) return known;
    const opening = this.openOnce(lane).catch((error: unknown) => {
      this.queues.delete(lane);
      throw error;
    });
    this.queues.set(lane, opening);
    return opening;
  }

  private async openOnce({ queue: name }: Lane): Promise<JobQueueOf> {
    // Retries never end by themselves: whether a job is hopeless is for its handler to say.
    const defaultJobOptions = {
      attempts: 1_000_000,
      backoff: { type: 'custom' },
      removeOnComplete: true,
      removeOnFail: true,
    };
    const queue = await this.backend.openQueue(name, { defaultJobOptions });
    queue.on('error', (error) => this.logger.debug({ queue: name, err: error }, 'queue connection'));
    return queue;
  }
}
