import { type DynamicModule, Global, Inject, Injectable, Module, type OnApplicationShutdown } from '@nestjs/common';
import { type Config, configToken } from '../config/config.module';
import { InjectLogger, type Logger } from '../log/log.module';
import { within } from '../within';
import { onPostgres } from './backend/on-postgres';
import { onRedis } from './backend/on-redis';
import { type JobQueueOf, QueueBackend } from './backend/queue-backend';
import { DelayedJobs, type Wait } from './delayed-jobs';
import { type JobEnvelope, type Lane, laneOf, type Lanes, lanesToken, queuedId } from './job';

/** BullMQ's `add` waits for ever while Redis is away. */
const ADD_LIMIT_MS = 2_000;

// Retries never end by themselves: whether a job is hopeless is for its handler to say.
const jobOptions = { attempts: 1_000_000, backoff: { type: 'custom' }, removeOnComplete: true, removeOnFail: true };

/** The door through which jobs enter their lanes. Only the outbox uses it, so that no request ever waits for the queue. */
@Injectable()
export class JobQueue implements OnApplicationShutdown {
  private readonly queues = new Map<Lane, Promise<JobQueueOf>>();
  readonly delayed = new DelayedJobs((wait) => {
    this.promote(wait).catch((err: unknown) => this.logger.debug({ err, ...wait }, 'the wait of a job was not ended'));
  });

  constructor(
    private readonly backend: QueueBackend,
    @Inject(lanesToken) private readonly lanes: Lanes,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  /** Adds a job to its lane once: its id is made from event and job, and an id that the queue holds already is left alone. */
  async add(envelope: JobEnvelope, round = 0): Promise<void> {
    const options = { jobId: queuedId(envelope, round) };
    const queue = await this.reach(laneOf(this.lanes, envelope.job));
    await within(ADD_LIMIT_MS, queue.add(envelope.job, envelope, options));
  }

  /** Whether a job waits in its lane in good order. The wait of a delayed one is watched from then on. */
  async isWaiting(envelope: JobEnvelope, round: number): Promise<boolean> {
    const queue = await this.reach(laneOf(this.lanes, envelope.job));
    const id = queuedId(envelope, round);
    const job = await within(ADD_LIMIT_MS, queue.getJob(id));
    if (job?.data.eventId !== envelope.eventId) return false;
    const state = await within(ADD_LIMIT_MS, queue.getJobState(id));
    if (state === 'delayed') this.delayed.watch({ queue: queue.name, id, tries: job.attemptsMade, ms: job.delay });
    return state === 'waiting' || state === 'delayed';
  }

  /** Removes a job from the queue in any of its states. False when it cannot, because a worker is running it or was when it was killed. */
  async remove(envelope: JobEnvelope, round: number): Promise<boolean> {
    const queue = await this.reach(laneOf(this.lanes, envelope.job));
    const id = queuedId(envelope, round);
    const removed = await within(ADD_LIMIT_MS, queue.remove(id));
    return removed === 1 || !(await within(ADD_LIMIT_MS, queue.getJob(id)));
  }

  /** Ends the wait of a delayed job, unless it has been run since. */
  private async promote({ queue: name, id, tries }: Wait): Promise<void> {
    const lane = Object.values(this.lanes).find(({ queue }) => queue === name);
    const job = lane && (await within(ADD_LIMIT_MS, (await this.reach(lane)).getJob(id)));
    if (job?.attemptsMade === tries) await within(ADD_LIMIT_MS, job.promote());
  }

  /** How many jobs each lane holds by state. @throws when one does not answer in time */
  depths(): Promise<{ lane: string; counts: Record<string, number> }[]> {
    const counting = Object.entries(this.lanes).map(async ([name, lane]) => {
      const queue = await this.reach(lane);
      return { lane: name, counts: await within(ADD_LIMIT_MS, queue.getJobCounts('waiting', 'active', 'delayed')) };
    });
    return Promise.all(counting);
  }

  /** The queues themselves in the lanes' order, to be looked into. @throws when one is not there in time */
  reachAll(): Promise<JobQueueOf[]> {
    return Promise.all(Object.values(this.lanes).map((lane) => this.reach(lane)));
  }

  async onApplicationShutdown(): Promise<void> {
    this.delayed.stop();
    const closing = Array.from(this.queues.values(), async (queue) => (await queue).close());
    await within(ADD_LIMIT_MS, Promise.allSettled(closing)).catch(() => undefined);
    await within(ADD_LIMIT_MS, this.backend.close()).catch(() => undefined);
  }

  private async reach(lane: Lane): Promise<JobQueueOf> {
    await within(ADD_LIMIT_MS, this.backend.prepare());
    await this.backend.ready();
    let queue = this.queues.get(lane);
    if (!queue) {
      queue = this.backend.openQueue(lane.queue, { defaultJobOptions: jobOptions });
      this.queues.set(lane, queue);
      const logError = (err: Error) => this.logger.debug({ queue: lane.queue, err }, 'queue connection');
      queue.then((opened) => opened.on('error', logError)).catch(() => this.queues.delete(lane));
    }
    return within(ADD_LIMIT_MS, queue);
  }
}

export const queueBackendFor = (queueUrl: string): QueueBackend =>
  queueUrl.startsWith('redis') ? onRedis(queueUrl) : onPostgres(queueUrl);

@Global()
@Module({})
export class QueueModule {
  static forRoot(lanesFor: (config: Config) => Lanes): DynamicModule {
    const useFactory = (config: Config) => queueBackendFor(config.QUEUE_URL);
    const backend = { provide: QueueBackend, inject: [configToken], useFactory };
    const lanes = { provide: lanesToken, inject: [configToken], useFactory: lanesFor };
    return {
      module: QueueModule,
      providers: [backend, lanes, JobQueue],
      exports: [QueueBackend, lanesToken, JobQueue],
    };
  }
}
