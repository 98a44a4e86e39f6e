import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { UnrecoverableError } from 'bullmq';
import { Database } from '../database/database';
import { InjectLogger, type Logger } from '../log/log.module';
import { traceJob } from '../tracing/trace-job';
import { within } from '../within';
import { findHandlers } from '../queue/find-handlers';
import { type JobEnvelope, type JobHandler, NotNow, PermanentFailure, retryDelay } from '../queue/job';
import { type JobWorkerOf, QueueBackend } from '../queue/backend/queue-backend';
import { type Lane, type Lanes, lanesToken, requireOneLaneEach } from '../queue/lanes';
import { SUBSCRIPTIONS, type Subscriptions } from './outbox-relay';
import { outboxJobs } from './outbox.repository';

/** The time that a shutdown leaves for telling the queue of the last jobs. */
const QUEUE_TIMEOUT_MS = 2_000;

/** Runs jobs as each lane's queue hands them out, and writes into the outbox, which outlives any queue, how each one ended. */
@Injectable()
export class JobRunner implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly workers: JobWorkerOf[] = [];
  private readonly running = new Set<Promise<void>>();
  private handlers = new Map<string, JobHandler>();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly database: Database,
    private readonly backend: QueueBackend,
    @Inject(SUBSCRIPTIONS) private readonly subscriptions: Subscriptions,
    @Inject(lanesToken) private readonly lanes: Lanes,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const jobs = Object.values(this.subscriptions).flat();
    this.handlers = findHandlers(this.discovery, jobs);
    requireOneLaneEach(this.lanes, jobs);
    await this.backend.prepare();
    for (const [name, lane] of Object.entries(this.lanes)) this.workers.push(await this.open(name, lane));
  }

  /**
   * Lets running jobs finish, then stops. A queue that is away is not waited for: how a job has ended stands in the outbox, so
   * one of whose end the queue never heard is done again to no effect.
   */
  async onModuleDestroy(): Promise<void> {
    const closing = Promise.allSettled(this.workers.map((worker) => worker.close()));
    do {
      await Promise.allSettled(this.running);
      await within(QUEUE_TIMEOUT_MS, closing).catch(() => undefined);
    } while (this.running.size > 0);
  }

  /** Every lane runs every job, so that none is stranded that another version has put elsewhere. */
  private async open(name: string, { queue, places }: Lane): Promise<JobWorkerOf> {
    const worker = await this.backend.openWorker(
      queue,
      (job) => traceJob(job.name, () => this.track(this.run(job.data, job.attemptsMade))),
      {
        concurrency: places,
        lockDuration: 20_000,
        stalledInterval: 10_000,
        // A job whose worker was killed is simply taken up again, however often that happens.
        maxStalledCount: 1_000_000,
        settings: { backoffStrategy: (attemptsMade, _, cause) => retryDelay(attemptsMade, cause) },
      },
    );
    worker.on('error', (error) => this.logger.warn({ lane: name, err: error }, 'worker connection'));
    return worker;
  }

  private track(work: Promise<void>): Promise<void> {
    this.running.add(work);
    return work.finally(() => this.running.delete(work));
  }

  private async run(envelope: JobEnvelope, attemptsMade: number): Promise<void> {
    const { eventId, job } = envelope;
    const handler = this.handlers.get(job);
    try {
      if (!handler) throw new Error(`This worker does not know the job ${job}`);
      await handler.run(envelope);
      await outboxJobs.settle(this.database, eventId, job, 'done', null);
    } catch (error) {
      const permanent = error instanceof PermanentFailure;
      const level = permanent ? 'error' : error instanceof NotNow ? 'debug' : 'warn';
      this.logger[level](
        { eventId, job, attemptsMade, err: error },
        permanent ? 'job is dead' : 'job will be repeated',
      );
      const text = String(error);
      const noted = permanent
        ? outboxJobs.settle(this.database, eventId, job, 'dead', text)
        : outboxJobs.noteFailure(this.database, eventId, job, text);
      await noted.catch(() => undefined);
      throw permanent ? new UnrecoverableError(text) : error;
    }
  }
}
