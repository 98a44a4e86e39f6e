import { Injectable, Global, Module } from '@nestjs/common';
import type { Sql } from '../database/database';
import { findRow, queries, run } from '../database/queries';
import { OutboxBacklog, WatchOutbox } from './outbox-backlog';
import { OutboxNotifier } from './outbox-notifier';

/**
 * The statement fragment by which a noun writes its event in the same statement as its rows. `event` and `subject` are SQL
 * expressions; the unique pair makes a repeated publication harmless.
 */
export const insertEvent = (event: string, subject: string, from: string) =>
  `INSERT INTO outbox (event, subject_id) SELECT ${event}, ${subject} FROM ${from} ON CONFLICT (event, subject_id) DO NOTHING`;

/** SQL: the events about the subjects that a query names. */
export const selectEventsAbout = (subjects: string) => `SELECT id FROM outbox WHERE subject_id IN (${subjects})`;
export const deleteEventsAbout = (subjects: string) => `DELETE FROM outbox WHERE subject_id IN (${subjects})`;
/** SQL: whether all jobs of a row of `outbox` are done. */
export const jobsAreDone = `NOT EXISTS (SELECT FROM outbox_jobs j WHERE j.event_id = outbox.id AND j.state <> 'done')`;

const outbox = queries('outbox', {
  publish: run<[event: string, subjectId: string]>(`
    INSERT INTO outbox (event, subject_id) VALUES ($1, $2) ON CONFLICT (event, subject_id) DO NOTHING`),

  find: findRow<{ id: string }, [event: string, subjectId: string]>(`
    SELECT id FROM outbox WHERE event = $1 AND subject_id = $2`),

  /** The reconciler takes it for a job that the queue has lost long ago, and hands it over within seconds. */
  repeatJob: run<[eventId: string, job: string]>(`
    INSERT INTO outbox_jobs (event_id, job, queued_at) VALUES ($1, $2, now() - interval '1 hour')
    ON CONFLICT (event_id, job) DO UPDATE SET state = 'pending', settled_at = NULL, queued_at = excluded.queued_at
    WHERE outbox_jobs.state <> 'pending'`),
});

/** Events leave with the transaction that made them true, or not at all. They carry the subject's id and nothing personal. */
@Injectable()
export class Outbox {
  readonly publish = outbox.publish;

  /** The id of the event. */
  async find(tx: Sql, event: string, subjectId: string): Promise<string | undefined> {
    return (await outbox.find(tx, event, subjectId))?.id;
  }

  /** Has a job of an old event done once more, also when it is done or dead. */
  readonly repeatJob = outbox.repeatJob;
}

/** Publishes events. The relay is apart, so that the API never loads the queue's library. */
@Global()
@Module({
  providers: [Outbox, OutboxBacklog, OutboxNotifier, WatchOutbox],
  exports: [Outbox, OutboxBacklog, OutboxNotifier],
})
export class OutboxModule {}
