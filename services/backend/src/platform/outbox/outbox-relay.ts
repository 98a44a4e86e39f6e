import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { InjectLogger } from '../log/log.module';
import { JobQueue } from '../queue/job-queue';
import { type ClaimedEvent, OutboxRepository } from './outbox.repository';
import { SUBSCRIPTIONS, type Subscriptions } from './subscriptions';

const BATCH = 100;

/** Carries committed events to the queue: at least once, and once only as far as the queue is concerned, because job ids are made from event ids. */
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
