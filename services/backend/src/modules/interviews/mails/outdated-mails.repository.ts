import { findRow, listRows, queries, run } from '../../../platform/database/queries';
import { subjectsHeld } from '../../../platform/outbox/outbox';
import { isBeingSent, isUnderWay, wasNotSent } from '../../notifications/notifications.facts';
import { lastStartOf } from '../interviews.facts';
import { heardBefore, isToSameReader, type Method } from './interview-mails.repository';

/** How the interview is when the turn of a mail comes that tells of a change of it. */
export interface Turn {
  method: Method;
  /** A later change has stopped the mail, before it left. */
  isReplaced: boolean;
  /** The next change that the same person is told of; null without one. */
  laterChange: string | null;
  /** Whether that change can still be taken back. */
  laterWaits: boolean;
  /** The interview takes place, or is proposed, as the mail says, and its reader takes part. */
  isSo: boolean;
  hasBegun: boolean;
  /** What the reader has heard last before this mail; null for nothing. */
  heard: Method | null;
  /** A worker is sending an earlier mail to the same person. */
  followsOne: boolean;
  /** A worker has the mail, or had it when it ended. */
  isUnderWay: boolean;
}

export const outdatedMails = queries('outdated-interview-mails', {
  findInterview: findRow<{ id: string }, [id: string]>(`
    SELECT c.interview_id AS id FROM interview_mails m JOIN interview_changes c ON c.id = m.change_id WHERE m.id = $1`),

  find: findRow<Turn, [id: string]>(`
    SELECT m.method, m.replaced_by IS NOT NULL AS "isReplaced", later.change_id AS "laterChange",
      later.id IS NOT NULL AND later.id IN (${subjectsHeld('later.id')}) AS "laterWaits",
      i.state = CASE m.method WHEN 'PROPOSE' THEN 'proposed' ELSE 'arranged' END
        AND (m.staff_id IS NULL OR EXISTS (SELECT FROM interview_people p WHERE p.interview_id = i.id AND p.staff_id = m.staff_id)) AS "isSo",
      ${lastStartOf('i')} <= now() AS "hasBegun", ${heardBefore} AS heard,
      EXISTS (SELECT FROM interview_mails e JOIN interview_changes ec ON ec.id = e.change_id
        WHERE ${isToSameReader('e')} AND e.id < m.id AND ${isBeingSent('e.id')}) AS "followsOne",
      ${isUnderWay('m.id')} AS "isUnderWay"
    FROM interview_mails m JOIN interview_changes c ON c.id = m.change_id JOIN interviews i ON i.id = c.interview_id
      LEFT JOIN LATERAL (SELECT l.id, l.change_id FROM interview_mails l JOIN interview_changes lc ON lc.id = l.change_id
        WHERE ${isToSameReader('l')} AND l.id > m.id ORDER BY l.id LIMIT 1) later ON true
    WHERE m.id = $1 AND m.kind = 'change'`),

  /** The mails that a change has stopped before they left, or made outdated when their turn came. */
  listReplaced: listRows<{ id: string }, [changeId: string]>(
    'SELECT id FROM interview_mails WHERE replaced_by = $1 ORDER BY id',
  ),

  /** For a mail that was skipped. One that may have left before, or that is sent after all, stays as it is. */
  replace: run<[id: string, changeId: string]>(`
    UPDATE interview_mails m SET replaced_by = $2 WHERE m.id = $1 AND m.replaced_by IS NULL AND ${wasNotSent('m.id')}`),
});
