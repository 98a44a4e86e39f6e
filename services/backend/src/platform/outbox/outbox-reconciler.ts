import { Injectable } from '@nestjs/common';
import { JobQueue } from '../queue/job-queue';
import { OutboxRepository } from './outbox.repository';

const STALE_SECONDS = 20;
const BATCH = 200;

/** Refills a queue that lost its jobs. A job that is still there is not doubled: the queue knows its id. */
@Injectable()
export class OutboxReconciler {
  constructor(
    private readonly events: OutboxRepository,
    private readonly queue: JobQueue,
  ) {}

  async requeueStale(olderThanSeconds = STALE_SECONDS): Promise<number> {
    const stale = await this.events.findStale(olderThanSeconds, BATCH);
    for (const { event_id, job, event, subject_id } of stale)
      await this.queue.add({ job, eventId: event_id, event, subjectId: subject_id });
    return stale.length;
  }
}
