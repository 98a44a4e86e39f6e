import { findRow, listRows, oneRow, queries, run } from '../../../platform/database/queries';
import { endOfThisWorkingDay, startOfToday } from '../../calendar/calendar.facts';
import { answerColumns, answerDue, answerIs } from './answer.facts';

const clear = `FROM applications a WHERE a.standing = 'clear'`;

export interface DueAnswer {
  id: string;
  reference: string;
  name: string;
  answerDueAt: Date;
  /** Null for one that is due today. */
  answerDaysLate: number | null;
}

/** The date by which each applicant has to hear. */
export const answerClock = queries('answer-clock', {
  /**
   * Brings the dates, and whether an applicant's answer waits, to what stages, mails and pauses say: to be called after each of them has
   * changed or was taken back.
   */
  refresh: run<[ids: readonly string[]]>('SELECT refresh_answer_clock($1::uuid[])'),

  lock: findRow<{ version: number; isOpen: boolean; isPaused: boolean; repliedAt: Date | null }, [id: string]>(`
    SELECT version, replied_at AS "repliedAt", standing = 'clear' AND ${answerIs.open('a')} AS "isOpen",
      standing = 'clear' AND ${answerIs.paused('a')} AS "isPaused"
    FROM applications a WHERE id = $1 FOR NO KEY UPDATE`),
  pause: run<[id: string, reason: string]>(`
    UPDATE applications SET answer_paused_at = clock_timestamp(), answer_pause_reason = $2, version = version + 1 WHERE id = $1`),
  resume: run<[id: string]>(`
    UPDATE applications SET answer_resumed_at = clock_timestamp(), version = version + 1 WHERE id = $1`),
  /** By a mail of the applicant. The version stays: a form that somebody has open, or an undo, must not be refused for it. */
  resumeByMail: run<[id: string]>('UPDATE applications SET answer_resumed_at = clock_timestamp() WHERE id = $1'),

  /** Up to the newest answer. */
  settleReply: run<[id: string]>('UPDATE applications SET reply_settled_at = replied_at WHERE id = $1'),

  /**
   * Moves dates that are not over yet to where the calendar of now has them. None becomes one that is over, and those that are over
   * stay: an edit of the calendar makes nobody late, and nobody punctual.
   */
  moveOpenDates: oneRow<{ moved: number }>(`
    WITH open AS (
      SELECT id, answer_due_at AS before, due
      FROM applications a CROSS JOIN LATERAL (SELECT greatest(answer_due_from(answer_from), ${endOfThisWorkingDay}) AS due) d
      WHERE ${answerDue('a')} >= now() AND ${answerDue('a')} < 'infinity' AND due <> answer_due_at
      ORDER BY id FOR NO KEY UPDATE OF a),
    moved AS (
      UPDATE applications a SET answer_due_at = open.due,
        first_answer_due_at = CASE WHEN first_answer_at IS NULL AND first_answer_due_at = before THEN due ELSE first_answer_due_at END
      FROM open WHERE a.id = open.id RETURNING a.id)
    SELECT count(*)::int AS moved FROM moved`),

  count: oneRow<Record<'overdue' | 'today' | 'open' | 'paused', number>>(`
    SELECT (SELECT count(*)::int ${clear} AND ${answerIs.overdue('a')}) AS overdue,
      (SELECT count(*)::int ${clear} AND ${answerIs.today('a')}) AS today,
      (SELECT count(*)::int ${clear} AND ${answerIs.open('a')}) AS open,
      (SELECT count(*)::int ${clear} AND ${answerIs.paused('a')}) AS paused`),

  /** Since when the newest of those that are overdue or due today is. Null without any. */
  findNewest: oneRow<{ since: Date | null }>(`
    SELECT greatest((SELECT max(answer_due_at) ${clear} AND ${answerIs.overdue('a')}),
      CASE WHEN EXISTS (SELECT ${clear} AND ${answerIs.today('a')}) THEN ${startOfToday} END) AS since`),

  /** Those that are overdue or due today, the longest overdue first. */
  listDue: listRows<DueAnswer, [limit: number]>(`
    SELECT a.id, a.reference, a.name, ${answerColumns('a')} ${clear}
      AND (${answerIs.overdue('a')} OR ${answerIs.today('a')}) ORDER BY ${answerDue('a')}, a.id LIMIT $1`),
});
