import { oneRow, queries, run } from '../../../platform/database/queries';
import { skippedMails } from '../../notifications/notifications.facts';
import { isUnseen } from './opened.facts';

/** Applications, and when the newest mail about one of them was skipped; null without one. */
export interface SkippedUnopened {
  count: number;
  newest: Date | null;
}

export const openings = queries('openings', {
  /** The first opening stays. It is no edit: the version stays, so that a look does not refuse the save of a form that a colleague has open. */
  note: run<[id: string, by: string]>(`
    UPDATE applications SET first_opened_at = clock_timestamp(), first_opened_by = $2
    WHERE id = $1 AND first_opened_at IS NULL`),

  countSkipped: oneRow<SkippedUnopened, [template: string, answer: string]>(`
    SELECT count(DISTINCT a.id)::int AS count, max(m.created_at) AS newest
    FROM (${skippedMails('application')}) m JOIN applications a ON a.id = m.subject_id
    WHERE m.template = $1 AND m.answer = $2 AND ${isUnseen('a')} AND a.standing = 'clear'`),
});
