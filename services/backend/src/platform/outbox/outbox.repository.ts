import { listRows, queries, run } from '../database/queries';
import type { JobEnvelope } from '../queue/job';

export type ClaimedEvent = { id: string; event: string; subjectId: string };

/** The SQL of relay and runner; an event is inserted by the write that causes it. */
export const outboxJobs = queries('outbox', {
  /** Leases the oldest waiting events to this relay; others skip them until the lease ends. */
  claim: listRows<ClaimedEvent, [limit: number]>(`
    UPDATE outbox SET leased_until = now() + interval '30 seconds', attempts = attempts + 1
    WHERE id IN (
      SELECT id FROM outbox WHERE published_at IS NULL AND (leased_until IS NULL OR leased_until < now())
      ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED)
    RETURNING id, event, subject_id AS "subjectId"`),

  /** Writes down which jobs an event leads to, before they are queued. */
  plan: run<[eventId: string, jobs: readonly string[]]>(`
    INSERT INTO outbox_jobs (event_id, job) SELECT $1, unnest($2::text[]) ON CONFLICT (event_id, job) DO NOTHING`),

  markPublished: run<[eventId: string]>('UPDATE outbox SET published_at = now(), leased_until = NULL WHERE id = $1'),

  release: run<[eventId: string, error: string]>(`
    UPDATE outbox SET leased_until = now() + interval '2 seconds', last_error = $2 WHERE id = $1`),

  /** Jobs that should have been settled for some seconds; each is handed to one caller at a time. */
  findStale: listRows<JobEnvelope, [seconds: number, limit: number]>(`
    UPDATE outbox_jobs j SET queued_at = now() FROM outbox o
    WHERE o.id = j.event_id AND (j.event_id, j.job) IN (
      SELECT event_id, job FROM outbox_jobs
      WHERE state = 'pending' AND queued_at < now() - make_interval(secs => $1)
      ORDER BY queued_at LIMIT $2 FOR UPDATE SKIP LOCKED)
    RETURNING j.event_id AS "eventId", j.job, o.event, o.subject_id AS "subjectId"`),

  /** Pending ones alone, said so that the planner does not take the index of pending jobs, which is full of those just settled. */
  settle: run<[eventId: string, job: string, state: 'done' | 'dead', error: string | null]>(`
    UPDATE outbox_jobs SET state = $3, last_error = $4, settled_at = now(), failures = failures + ($4::text IS NOT NULL)::int
    WHERE event_id = $1 AND job = $2 AND state NOT IN ('done', 'dead')`),

  noteFailure: run<[eventId: string, job: string, error: string]>(`
    UPDATE outbox_jobs SET failures = failures + 1, last_error = $3 WHERE event_id = $1 AND job = $2`),
});
