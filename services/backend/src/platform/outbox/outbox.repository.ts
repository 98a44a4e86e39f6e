import { findRow, listRows, oneRow, queries, run, waitIsOver } from '../database/queries';
import type { JobEnvelope } from '../queue/job';
import { dueSince, isDue, LEASE } from './outbox';

export type ClaimedEvent = { id: string; event: string; subjectId: string };
/** A job that nobody has heard of for a while: how often it was added since, this time included, and the round of its id. */
export type StaleJob = JobEnvelope & { timesAdded: number; round: number };

export type EndlessEvent = { eventId: string; event: string; job: string | null; lastError: string | null };

/** The SQL of relay and runner; an event is inserted by the write that causes it. */
export const outboxJobs = queries('outbox', {
  /** Leases the oldest waiting events whose moment has come to this relay; others skip them until the lease ends. */
  claim: listRows<ClaimedEvent, [limit: number]>(`
    UPDATE outbox SET leased_until = now() + ${LEASE}, attempts = attempts + 1
    WHERE id IN (
      SELECT id FROM outbox WHERE published_at IS NULL AND ${isDue} AND (leased_until IS NULL OR ${waitIsOver('leased_until', LEASE)})
      ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED)
    RETURNING id, event, subject_id AS "subjectId"`),

  /** How far away the next moment of an event is, in milliseconds of the database's clock; null when none waits for its moment. */
  untilNext: oneRow<{ ms: number | null }>(`
    SELECT (extract(epoch FROM min(not_before) - clock_timestamp()) * 1000)::float8 AS ms
    FROM outbox WHERE published_at IS NULL AND not_before > now()`),

  /** Writes down which jobs an event leads to, before they are queued. */
  plan: run<[eventId: string, jobs: readonly string[]]>(`
    INSERT INTO outbox_jobs (event_id, job) SELECT $1, unnest($2::text[]) ON CONFLICT (event_id, job) DO NOTHING`),

  markPublished: run<[eventId: string]>('UPDATE outbox SET published_at = now(), leased_until = NULL WHERE id = $1'),

  release: run<[eventId: string, error: string]>(`
    UPDATE outbox SET leased_until = now() + interval '2 seconds', last_error = $2 WHERE id = $1`),

  /** Jobs that should have been settled for some seconds; each is handed to one caller at a time. */
  findStale: listRows<StaleJob, [seconds: number, limit: number]>(`
    UPDATE outbox_jobs j SET queued_at = now(), times_added = j.times_added + 1 FROM outbox o
    WHERE o.id = j.event_id AND (j.event_id, j.job) IN (
      SELECT event_id, job FROM outbox_jobs
      WHERE state = 'pending' AND (queued_at < now() - make_interval(secs => $1) OR queued_at > now() + make_interval(secs => $1))
      ORDER BY queued_at LIMIT $2 FOR UPDATE SKIP LOCKED)
    RETURNING j.event_id AS "eventId", j.job, o.event, o.subject_id AS "subjectId", j.times_added AS "timesAdded", j.round`),

  /** Notes that these jobs are being run at this moment. */
  noteSigns: run<[eventIds: string[], jobs: string[]]>(`
    UPDATE outbox_jobs SET queued_at = now(), times_added = 0
    WHERE state = 'pending' AND (event_id, job) IN (SELECT * FROM unnest($1::uuid[], $2::text[]))`),

  /** Begins anew to count how often a job was added. A new round gives it a new id in the queue. */
  beginRound: run<[eventId: string, job: string, round: number]>(`
    UPDATE outbox_jobs SET times_added = 0, round = $3 WHERE event_id = $1 AND job = $2`),

  /** An event that has no end after so many seconds, by any clock, with one of its jobs if it is in the queue. */
  findEndless: findRow<EndlessEvent, [seconds: number]>(`
    SELECT id AS "eventId", event, job, "lastError" FROM (
      SELECT o.id, o.event, NULL AS job, o.last_error AS "lastError", ${dueSince('o')} AS since FROM outbox o
      WHERE o.published_at IS NULL AND ${isDue}
      UNION ALL
      SELECT o.id, o.event, j.job, j.last_error, ${dueSince('o')} FROM outbox_jobs j JOIN outbox o ON o.id = j.event_id
      WHERE j.state = 'pending') open
    WHERE since < now() - make_interval(secs => $1) OR since > now() + make_interval(secs => $1)
    ORDER BY since LIMIT 1`),

  /** Since how many seconds the oldest job of each name has waited, among the 10,001 oldest that are not settled. */
  measureWaits: listRows<{ job: string; seconds: number }>(`
    SELECT open.job, greatest(max(extract(epoch FROM now() - ${dueSince('o')})), 0)::int AS seconds
    FROM (SELECT event_id, job FROM outbox_jobs WHERE state = 'pending' ORDER BY event_id LIMIT 10001) open
    JOIN outbox o ON o.id = open.event_id GROUP BY open.job`),

  /** Pending ones alone, in a form that keeps the planner off the index of pending jobs, which is full of jobs just settled. */
  settle: run<[eventId: string, job: string, state: 'done' | 'dead', error: string | null]>(`
    UPDATE outbox_jobs SET state = $3, last_error = $4, settled_at = now(), failures = failures + ($4::text IS NOT NULL)::int
    WHERE event_id = $1 AND job = $2 AND state NOT IN ('done', 'dead')`),

  noteFailure: run<[eventId: string, job: string, error: string]>(`
    UPDATE outbox_jobs SET failures = failures + 1, last_error = $3, queued_at = now(), times_added = 0
    WHERE event_id = $1 AND job = $2`),
});
