import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../database/database';
import { InjectLogger, type Logger } from '../log/log.module';
import { JobQueue } from '../queue/job-queue';
import { type ClaimedEvent, outboxJobs } from './outbox.repository';

/** The names of the jobs to run for each event. The list stands in `src/subscriptions.ts`. */
export type Subscriptions = Readonly<Record<string, readonly string[]>>;
export const SUBSCRIPTIONS = Symbol('Subscriptions');

const BATCH = 100;
const STALE_BATCH = 200;
const STALE_SECONDS = 20;

/** Carries committed events to the queue, at least once. The queue recognises a repeated job by its id, made of the event's id. */
@Injectable()
export class OutboxRelay {
  constructor(
    private readonly database: Database,
    private readonly queue: JobQueue,
    @Inject(SUBSCRIPTIONS) private readonly subscriptions: Subscriptions,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  /** Publishes waiting events, batch by batch; stops at the first batch that had a failure. */
  async drain(): Promise<void> {
    for (;;) {
      const batch = await outboxJobs.claim(this.database, BATCH);
      const results = await Promise.all(batch.map((event) => this.publish(event)));
      if (batch.length < BATCH || results.includes(false)) return;
    }
  }

  /** Refills a queue that lost its jobs. A job that is still there is not doubled: the queue knows its id. */
  async requeueStale(): Promise<void> {
    const stale = await outboxJobs.findStale(this.database, STALE_SECONDS, STALE_BATCH);
    for (const job of stale) await this.queue.add(job);
  }

  private async publish({ id: eventId, event, subjectId }: ClaimedEvent): Promise<boolean> {
    const jobs = this.subscriptions[event] ?? [];
    try {
      await outboxJobs.plan(this.database, eventId, jobs);
      for (const job of jobs) await this.queue.add({ job, eventId, event, subjectId });
      await outboxJobs.markPublished(this.database, eventId);
      return true;
    } catch (error) {
      this.logger.warn({ eventId, event, err: error }, 'event not published yet');
      await outboxJobs.release(this.database, eventId, String(error)).catch(() => undefined);
      return false;
    }
  }
}
