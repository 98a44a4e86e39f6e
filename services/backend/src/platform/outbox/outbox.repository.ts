import { Injectable } from '@nestjs/common';
import { Database } from '../database/database';
import { statement } from '../database/statement';

export interface ClaimedEvent {
  id: string;
  event: string;
  subject_id: string;
}

export interface QueuedJob {
  event_id: string;
  job: string;
  event: string;
  subject_id: string;
}

const claim = statement(
  'outbox.claim',
  `UPDATE outbox SET leased_until = now() + interval '30 seconds', attempts = attempts + 1
   WHERE id IN (
     SELECT id FROM outbox WHERE published_at IS NULL AND (leased_until IS NULL OR leased_until < now())
     ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED)
   RETURNING id, event, subject_id`,
);
const plan = statement(
  'outbox.plan',
  'INSERT INTO outbox_jobs (event_id, job) SELECT $1, unnest($2::text[]) ON CONFLICT (event_id, job) DO NOTHING',
);
const markPublished = statement(
  'outbox.mark-published',
  'UPDATE outbox SET published_at = now(), leased_until = NULL WHERE id = $1',
);
const release = statement(
  'outbox.release',
  "UPDATE outbox SET leased_until = now() + interval '2 seconds', last_error = $2 WHERE id = $1",
);
const findStale = statement(
  'outbox.find-stale-jobs',
  `UPDATE outbox_jobs j SET queued_at = now() FROM outbox o
   WHERE o.id = j.event_id AND (j.event_id, j.job) IN (
     SELECT event_id, job FROM outbox_jobs
     WHERE state = 'pending' AND queued_at < now() - make_interval(secs => $1)
     ORDER BY queued_at LIMIT $2 FOR UPDATE SKIP LOCKED)
   RETURNING j.event_id, j.job, o.event, o.subject_id`,
);
const settle = statement(
  'outbox.settle-job',
  `UPDATE outbox_jobs SET state = $3, last_error = $4, settled_at = now(), failures = failures + ($4::text IS NOT NULL)::int
   WHERE event_id = $1 AND job = $2 AND state = 'pending'`,
);
const noteFailure = statement(
  'outbox.note-failure',
  'UPDATE outbox_jobs SET failures = failures + 1, last_error = $3 WHERE event_id = $1 AND job = $2',
);

/** All SQL of the outbox but the insert of an event, which is part of the write that causes it. */
@Injectable()
export class OutboxRepository {
  constructor(private readonly database: Database) {}

  /** Leases the oldest waiting events to this relay; others skip them until the lease ends. */
  claim(limit: number): Promise<ClaimedEvent[]> {
    return this.database.query(claim, [limit]);
  }

  /** Writes down which jobs an event leads to, before they are queued. */
  async plan(eventId: string, jobs: readonly string[]): Promise<void> {
    await this.database.query(plan, [eventId, jobs]);
  }

  async markPublished(eventId: string): Promise<void> {
    await this.database.query(markPublished, [eventId]);
  }

  async release(eventId: string, error: string): Promise<void> {
    await this.database.query(release, [eventId, error]);
  }

  /** Jobs that should have been settled for `seconds`; each is handed to one caller at a time. */
  findStale(seconds: number, limit: number): Promise<QueuedJob[]> {
    return this.database.query(findStale, [seconds, limit]);
  }

  async settle(eventId: string, job: string, state: 'done' | 'dead', error: string | null): Promise<void> {
    await this.database.query(settle, [eventId, job, state, error]);
  }

  async noteFailure(eventId: string, job: string, error: string): Promise<void> {
    await this.database.query(noteFailure, [eventId, job, error]);
  }
}
