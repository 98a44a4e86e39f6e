import { Global, Injectable, Module, type OnApplicationShutdown } from '@nestjs/common';
import { Database, type Sql } from '../database/database';
import { countUpToMost, findRow, hasRow, listRows, oneRow, queries, run, waitIsOver } from '../database/queries';
import { Metrics } from '../metrics/metrics';

/** Writes an event along with its rows, from SQL expressions. The unique pair makes a repetition harmless. */
export const insertEvent = (event: string, subject: string, from: string) =>
  `INSERT INTO outbox (event, subject_id) SELECT ${event}, ${subject} FROM ${from} ON CONFLICT (event, subject_id) DO NOTHING`;

/** SQL: the events about the subjects that a query names. */
export const selectEventsAbout = (subjects: string) => `SELECT id FROM outbox WHERE subject_id IN (${subjects})`;
/** SQL: the event about a subject, where there is one. */
export const joinEvent = (alias: string, event: string, subject: string) =>
  `LEFT JOIN outbox ${alias} ON ${alias}.event = '${event}' AND ${alias}.subject_id = ${subject}`;
export const subjectsOfEvents = (ids: string) => `SELECT subject_id FROM outbox WHERE id = ANY(${ids}::uuid[])`;
/** SQL: what an event is about; null when it is gone. */
export const subjectOfEvent = (id: string) => `(SELECT subject_id FROM outbox WHERE id = ${id})`;
export const deleteEventsAbout = (subjects: string) => `DELETE FROM outbox WHERE subject_id IN (${subjects})`;
/** SQL: whether all jobs of a row of `outbox` are done. */
export const jobsAreDone = `NOT EXISTS (SELECT FROM outbox_jobs j WHERE j.event_id = outbox.id AND j.state <> 'done')`;

/** SQL: whether a job of this name waits or runs, of any event. */
export const isJobPending = (job: string) =>
  `EXISTS (SELECT FROM outbox_jobs WHERE state = 'pending' AND job = ${job})`;

/** SQL: when an event was written; null when it is gone. */
export const momentOfEvent = (id: string) => `(SELECT created_at FROM outbox WHERE id = ${id})`;

/** The relay's lease on an event, and the longest time for which an event can be held back from the relay of a release of before. */
export const LEASE = "interval '30 seconds'";

/**
 * SQL: whether the moment of a row of `outbox` has come. A wait of seconds is also over where a clock that was set back would prolong
 * it. A longer one is for a time of day, which the clock decides.
 */
export const isDue = `(not_before IS NULL OR not_before <= now()
  OR (not_before <= created_at + ${LEASE} + interval '5 seconds' AND ${waitIsOver('not_before', '(not_before - created_at)')}))`;

/** SQL: since when an event of `outbox` has to be carried out. */
export const dueSince = (alias: string) => `greatest(${alias}.created_at, ${alias}.not_before)`;

/** SQL: until when the jobs of an event are held back; null once nothing holds them. */
export const heldUntil = (id: string) =>
  `(SELECT not_before FROM outbox WHERE id = ${id} AND published_at IS NULL AND attempts = 0)`;
/** SQL: since when a record that an event leads to is late; the event's own moment, and never before the record's. */
export const lateSince = (id: string, createdAt: string) =>
  `greatest(${createdAt}, (SELECT not_before FROM outbox WHERE id = ${id}))`;

/** SQL of these events: when the last of them leaves, and whether the relay has taken one of them. */
export const lastMomentOf = (ids: string) => `(SELECT max(not_before) FROM outbox WHERE id IN (${ids}))`;
export const anyHasLeft = (ids: string) =>
  `EXISTS (SELECT FROM outbox WHERE id IN (${ids}) AND (attempts > 0 OR published_at IS NOT NULL))`;

/**
 * SQL: whether all of these events (an array) that are there were cancelled, and none was carried out after all. Null, which is no,
 * without any.
 */
export const nothingComesOf = (ids: string) => `(SELECT bool_and(cancelled_at IS NOT NULL
  AND NOT EXISTS (SELECT FROM outbox_jobs j WHERE j.event_id = outbox.id)) FROM outbox WHERE id = ANY(${ids}))`;

const heldAbout = (subjects: string) => `
  FROM outbox WHERE subject_id IN (${subjects}) AND published_at IS NULL AND attempts = 0 AND not_before IS NOT NULL`;
/** SQL: the events about subjects that wait for their moment, locked. Nothing has been done about them yet. */
export const lockHeldAbout = (subjects: string) =>
  `SELECT id, subject_id, not_before ${heldAbout(subjects)} ORDER BY id FOR UPDATE`;
/** SQL: those of the subjects that have such an event. */
export const subjectsHeld = (subjects: string) => `SELECT subject_id ${heldAbout(subjects)}`;

export const OUTBOX_CHANNEL = 'outbox';

const ageOfEvent = (id: string) =>
  `SELECT extract(epoch FROM now() - ${dueSince('outbox')})::int FROM outbox WHERE id = (${id})`;
const waiting = `FROM outbox WHERE published_at IS NULL AND ${isDue}`;

/** What an undo finds of an event: whether the relay has taken it, and since when. */
export type HeldEvent = { id: string; hasLeft: boolean; leftAt: Date };

const outbox = queries('outbox', {
  notify: run(`SELECT pg_notify('${OUTBOX_CHANNEL}', '')`),

  publish: run<[event: string, subjectId: string]>(`
    INSERT INTO outbox (event, subject_id) VALUES ($1, $2) ON CONFLICT (event, subject_id) DO NOTHING`),

  publishAll: listRows<{ id: string; subjectId: string }, [event: string, subjectIds: readonly string[]]>(`
    INSERT INTO outbox (event, subject_id) SELECT $1, unnest($2::uuid[]) RETURNING id, subject_id AS "subjectId"`),

  shareLock: hasRow<[eventId: string]>('SELECT FROM outbox WHERE id = $1 FOR KEY SHARE'),

  shareLockAll: run<[eventIds: string[]]>('SELECT FROM outbox WHERE id = ANY($1) ORDER BY id FOR KEY SHARE'),

  find: findRow<{ id: string }, [event: string, subjectId: string]>(`
    SELECT id FROM outbox WHERE event = $1 AND subject_id = $2`),

  /** In the transaction that writes the events, so that no relay has seen them. A lease holds back a relay that knows no moments. */
  hold: run<[ids: readonly string[], until: Date]>(`
    UPDATE outbox SET not_before = greatest(not_before, $2::timestamptz),
      leased_until = CASE WHEN greatest(not_before, $2) <= clock_timestamp() + ${LEASE} THEN greatest(not_before, $2) END
    WHERE id = ANY($1::uuid[])`),

  /** A relay that has taken an event has committed that before; one that comes now passes over what is locked. */
  lockAll: listRows<HeldEvent, [ids: readonly string[]]>(`
    SELECT id, coalesce(published_at, clock_timestamp()) AS "leftAt",
      attempts > 0 OR (published_at IS NOT NULL AND cancelled_at IS NULL)
        OR EXISTS (SELECT FROM outbox_jobs j WHERE j.event_id = outbox.id) AS "hasLeft"
    FROM outbox WHERE id = ANY($1::uuid[]) ORDER BY id FOR UPDATE`),

  cancel: run<[ids: readonly string[]]>(`
    UPDATE outbox SET published_at = now(), cancelled_at = now(), leased_until = NULL WHERE id = ANY($1::uuid[])`),

  restore: run<[ids: readonly string[]]>(`
    UPDATE outbox SET published_at = NULL, cancelled_at = NULL WHERE id = ANY($1::uuid[]) AND cancelled_at IS NOT NULL`),

  hurry: run<[ids: readonly string[]]>(`
    UPDATE outbox SET not_before = NULL, leased_until = NULL WHERE id = ANY($1::uuid[]) AND published_at IS NULL AND attempts = 0`),

  remove: run<[ids: readonly string[]]>('DELETE FROM outbox WHERE id = ANY($1::uuid[])'),

  /** The reconciler takes it for a job that the queue has lost long ago, and hands it over within seconds. */
  repeatJob: run<[eventId: string, job: string]>(`
    INSERT INTO outbox_jobs (event_id, job, queued_at) VALUES ($1, $2, now() - interval '1 hour')
    ON CONFLICT (event_id, job) DO UPDATE SET state = 'pending', settled_at = NULL, queued_at = excluded.queued_at, times_added = 0
    WHERE outbox_jobs.state <> 'pending'`),

  /** The oldest ones by the order of ids, which are made of the time. */
  measure: oneRow<Backlog>(`
    SELECT ${countUpToMost(`SELECT ${waiting}`)} AS "waitingEvents",
      (${ageOfEvent(`SELECT id ${waiting} ORDER BY id LIMIT 1`)}) AS "oldestWaitingSeconds",
      ${countUpToMost("SELECT FROM outbox_jobs WHERE state = 'pending'")} AS "pendingJobs",
      (${ageOfEvent("SELECT event_id FROM outbox_jobs WHERE state = 'pending' ORDER BY event_id LIMIT 1")}) AS "oldestPendingSeconds",
      ${countUpToMost("SELECT FROM outbox_jobs WHERE state = 'dead'")} AS "deadJobs"`),
});

/** Whether the event is there; then it is until the transaction ends. An erasure locks events before what hangs on them. */
export const shareLockEvent = outbox.shareLock;

/** Events leave with the transaction that made them true, or not at all. They carry the subject's id and nothing personal. */
@Injectable()
export class Outbox {
  readonly publish = outbox.publish;

  /** Of many subjects that are new. @returns the events */
  readonly publishAll = outbox.publishAll;

  async find(tx: Sql, event: string, subjectId: string): Promise<string | undefined> {
    return (await outbox.find(tx, event, subjectId))?.id;
  }

  readonly shareLock = shareLockEvent;
  /** The same for several. */
  readonly shareLockAll = outbox.shareLockAll;

  /** Has a job of an old event done once more, also when it is done or dead. */
  readonly repeatJob = outbox.repeatJob;

  /** Keeps events of this transaction from the relay until a moment, or until a later one that they have. */
  readonly hold = outbox.hold;

  /** Locks events, and tells which of them the relay has taken. Those that are left stay where they are until the transaction ends. */
  readonly lockAll = outbox.lockAll;

  /** For events that are locked and have not left: nothing comes of them, unless they are restored. */
  readonly cancel = outbox.cancel;
  readonly restore = outbox.restore;

  /** For events that are locked and have not left: their moment is now. */
  readonly hurry = outbox.hurry;

  /** For events that are locked and have not left: as if they had never been written. */
  readonly remove = outbox.remove;
}

/** A NOTIFY inside a transaction serialises commits (measured: throughput falls by a third), so it goes out after them, at most one per 50 ms. */
const PAUSE_MS = 50;

/** Wakes the relay after a commit. A lost notification costs a moment, never an event: the relay polls as well. */
@Injectable()
export class OutboxNotifier implements OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly database: Database) {}

  notify(): void {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      void outbox.notify(this.database).catch(() => undefined);
    }, PAUSE_MS);
  }

  onApplicationShutdown(): void {
    clearTimeout(this.timer);
  }
}

/**
 * Events that are not queued, jobs that are not settled, jobs that need a person, each up to 10,001; ages in whole seconds, null
 * without any.
 */
type Backlog = Record<'waitingEvents' | 'pendingJobs' | 'deadJobs', number> &
  Record<'oldestWaitingSeconds' | 'oldestPendingSeconds', number | null>;

/** How far the outbox has fallen behind; reads indexes of the unfinished only, however long the past is. */
export const measureBacklog = outbox.measure;

/** Publishes events, and tells how many wait. The relay is apart, so that the API never loads the queue's library. */
@Global()
@Module({ providers: [Outbox, OutboxNotifier], exports: [Outbox, OutboxNotifier] })
export class OutboxModule {
  /** Registered after the metrics of the pool: a scrape reads them in this order, and else counts this query as one that waits. */
  constructor(metrics: Metrics, database: Database) {
    let backlog: Promise<Backlog> | undefined;
    // Both gauges are read in the same moment, from one question.
    const measureOnce = () =>
      (backlog ??= measureBacklog(database).finally(() => setImmediate(() => (backlog = undefined))));
    const sample = (state: string, value: number | null) => ({ labels: { state }, value: value ?? 0 });
    const count = 'Events that the queue has not heard of, unsettled jobs, dead jobs; 10001 is more than 10000.';
    metrics.gauge({ name: 'frontdoor_outbox', help: count, labelNames: ['state'] }, async () => {
      const { waitingEvents, pendingJobs, deadJobs } = await measureOnce();
      return [sample('waiting', waitingEvents), sample('pending', pendingJobs), sample('dead', deadJobs)];
    });
    const oldest = 'Age of the oldest of them.';
    metrics.gauge({ name: 'frontdoor_outbox_oldest_seconds', help: oldest, labelNames: ['state'] }, async () => {
      const { oldestWaitingSeconds, oldestPendingSeconds } = await measureOnce();
      return [sample('waiting', oldestWaitingSeconds), sample('pending', oldestPendingSeconds)];
    });
  }
}
