import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { InjectLogger } from '../log/log.module';
import { JobQueue } from '../queue/job-queue';
import { type ClaimedEvent, OutboxRepository } from './outbox.repository';
import type { JobEnvelope, JobLedger } from '../queue/job';

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
    private readonly events: OutboxRepository,
    private readonly queue: JobQueue,
    @Inject(SUBSCRIPTIONS) private readonly subscriptions: Subscriptions,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  /** Publishes what waits, batch by batch. Returns the number of events; stops at the first batch that had a failure. */
  async drain(): Promise<number> {
    let published = 0;
    for (;;) {
      const batch = await this.events.claim(BATCH);
      const results = await Promise.all(batch.map((event) => this.publish(event)));
      published += results.filter(Boolean).length;
      if (batch.length < BATCH || results.includes(false)) return published;
    }
  }

  /** Refills a queue that lost its jobs. A job that is still there is not doubled: the queue knows its id. */
  async requeueStale(olderThanSeconds = STALE_SECONDS): Promise<number> {
    const stale = await this.events.findStale(olderThanSeconds, STALE_BATCH);
    for (const { event_id, job, event, subject_id } of stale)
      await this.queue.add({ job, eventId: event_id, event, subjectId: subject_id });
    return stale.length;
  }

  private async publish({ id, event, subject_id }: ClaimedEvent): Promise<boolean> {
    const jobs = this.subscriptions[event] ?? [];
    try {
      await this.events.plan(id, jobs);
      for (const job of jobs) await this.queue.add({ job, eventId: id, event, subjectId: subject_id });
      await this.events.markPublished(id);
      return true;
    } catch (error) {
      this.logger.warn({ eventId: id, event, err: error }, 'event not published yet');
      await this.events.release(id, String(error)).catch(() => undefined);
      return false;
    }
  }
}

/** Keeps the queue's ledger in the outbox's own tables. */
@Injectable()
export class OutboxLedger implements JobLedger {
  constructor(
    private readonly events: OutboxRepository,
    @Inject(SUBSCRIPTIONS) private readonly subscriptions: Subscriptions,
  ) {}

  jobs(): Iterable<string> {
    return new Set(Object.values(this.subscriptions).flat());
  }

  done({ eventId, job }: JobEnvelope): Promise<void> {
    return this.events.settle(eventId, job, 'done', null);
  }

  failed({ eventId, job }: JobEnvelope, error: string, permanent: boolean): Promise<void> {
    if (permanent) return this.events.settle(eventId, job, 'dead', error);
    return this.events.noteFailure(eventId, job, error);
  }
}
