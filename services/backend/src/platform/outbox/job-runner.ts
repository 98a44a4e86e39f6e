import { Inject, Injectable, Module, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { DiscoveryModule, DiscoveryService } from '@nestjs/core';
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { type BackoffStrategy, type Job, UnrecoverableError, type WorkerOptions } from 'bullmq';
import { TellDeeds, TellDeedsModule } from '../changes/tell-deeds';
import { Database } from '../database/database';
import { InjectLogger, type Logger } from '../log/log.module';
import { within } from '../within';
import {
  findHandlers,
  type JobEnvelope,
  type JobHandler,
  NotNow,
  PermanentFailure,
  retryDelay,
  type Lanes,
  lanesToken,
  requireOneLaneEach,
} from '../queue/job';
import { JobQueue } from '../queue/job-queue';
import { type JobWorkerOf, QueueBackend } from '../queue/backend/queue-backend';
import { Reconciler } from './reconciler';
import { OutboxRelay, SUBSCRIPTIONS, type Subscriptions } from './outbox-relay';
import { outboxJobs } from './outbox.repository';

const tracer = trace.getTracer('frontdoor');
const options = {
  lockDuration: 20_000,
  stalledInterval: 10_000,
  // A job whose worker was killed is simply taken up again, however often that happens.
  maxStalledCount: 1_000_000,
  // For a job whose options the queue has lost along with its content.
  removeOnComplete: { count: 0 },
  removeOnFail: { count: 0 },
} satisfies Partial<WorkerOptions>;
/** The time that a shutdown leaves for telling the queue of the last jobs. */
const QUEUE_TIMEOUT_MS = 2_000;
/** Less than half of the time after which the reconciler adds a job again that nobody has heard of. */
const SIGN_EVERY_MS = 8_000;
/** As which deed other processes are told of a job that is done or dead. */
const ENDED_JOB = 'job.';

/** Runs jobs as each lane's queue hands them out, and writes into the outbox, which outlives any queue, how each one ended. */
@Injectable()
class JobRunner implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly workers: JobWorkerOf[] = [];
  private readonly running = new Map<Promise<void>, JobEnvelope>();
  private signs: NodeJS.Timeout | undefined;
  private handlers = new Map<string, JobHandler>();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly database: Database,
    private readonly backend: QueueBackend,
    private readonly queue: JobQueue,
    private readonly deeds: TellDeeds,
    @Inject(SUBSCRIPTIONS) private readonly subscriptions: Subscriptions,
    @Inject(lanesToken) private readonly lanes: Lanes,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const jobs = Object.values(this.subscriptions).flat();
    this.handlers = findHandlers(this.discovery, jobs);
    requireOneLaneEach(this.lanes, jobs);
    await this.backend.prepare();
    for (const [lane, { queue, places: concurrency }] of Object.entries(this.lanes)) {
      // Every lane runs every job, so that none is stranded that another version has put elsewhere.
      const settings = { backoffStrategy: this.delayOn(queue) };
      const worker = await this.backend.openWorker(queue, (job) => this.track(job), {
        ...options,
        concurrency,
        settings,
      });
      worker.on('error', (err) => this.logger.warn({ lane, err }, 'worker connection'));
      this.workers.push(worker);
    }
    this.signs = setInterval(() => void this.noteSigns().catch(() => undefined), SIGN_EVERY_MS);
  }

  /** Does not wait for a queue that is away: a job of whose end it never heard is done again to no effect. */
  async onModuleDestroy(): Promise<void> {
    const closing = Promise.allSettled(this.workers.map((worker) => worker.close()));
    do {
      await Promise.allSettled(this.running.keys());
      await within(QUEUE_TIMEOUT_MS, closing).catch(() => undefined);
    } while (this.running.size > 0);
    clearInterval(this.signs);
  }

  private delayOn(queue: string): BackoffStrategy {
    return (tries, _, cause, job) => {
      const ms = retryDelay(tries, cause);
      if (job?.id) this.queue.delayed.begin({ queue, id: job.id, tries, ms });
      return ms;
    };
  }

  /** Tells the reconciler of all workers which jobs are being run here. */
  private async noteSigns(): Promise<void> {
    const running = [...this.running.values()];
    if (running.length === 0) return;
    const [events, jobs] = [running.map(({ eventId }) => eventId), running.map(({ job }) => job)];
    await outboxJobs.noteSigns(this.database, events, jobs);
  }

  /** In a span of its own, which begins a trace; none is made while no SDK is loaded. */
  private track({ name, data, attemptsMade }: Job<JobEnvelope>): Promise<void> {
    return tracer.startActiveSpan(name, { kind: SpanKind.CONSUMER }, ROOT_CONTEXT, (span) => {
      const work = this.run(data, attemptsMade);
      this.running.set(work, data);
      return work
        .finally(() => this.running.delete(work))
        .catch((error: unknown) => {
          span.setStatus({ code: SpanStatusCode.ERROR });
          throw error;
        })
        .finally(() => span.end());
    });
  }

  private async run(envelope: JobEnvelope, attemptsMade: number): Promise<void> {
    const { eventId, job, subjectId } = envelope;
    const tellEnd = () => this.deeds.tell({ deed: `${ENDED_JOB}${job}`, id: subjectId, request: null });
    if (!eventId)
      throw new UnrecoverableError('The queue has lost what this job is about; the reconciler adds it again');
    const handler = this.handlers.get(job);
    try {
      if (!handler) throw new Error(`This worker does not know the job ${job}`);
      await handler.run(envelope);
      await outboxJobs.settle(this.database, eventId, job, 'done', null);
      tellEnd();
    } catch (error) {
      const permanent = error instanceof PermanentFailure;
      const level = permanent ? 'error' : error instanceof NotNow ? 'debug' : 'warn';
      const details = { eventId, job, attemptsMade, err: error };
      this.logger[level](details, permanent ? 'job is dead' : 'job will be repeated');
      const text = String(error);
      const noted = permanent
        ? outboxJobs.settle(this.database, eventId, job, 'dead', text)
        : outboxJobs.noteFailure(this.database, eventId, job, text);
      await noted.then(permanent ? tellEnd : undefined).catch(() => undefined);
      throw permanent ? new UnrecoverableError(text) : error;
    }
  }
}

/** The worker's part of the outbox, which needs the queue. */
@Module({})
export class OutboxRelayModule {
  static forRoot(subscriptions: Subscriptions) {
    const providers = [{ provide: SUBSCRIPTIONS, useValue: subscriptions }, OutboxRelay, Reconciler, JobRunner];
    return { module: OutboxRelayModule, imports: [DiscoveryModule, TellDeedsModule], providers };
  }
}
