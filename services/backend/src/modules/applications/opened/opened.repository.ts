import { oneRow, queries, run } from '../../../platform/database/queries';
import { isUnseen } from './opened.facts';

export const openings = queries('openings', {
  /** The first opening stays. It is no edit: the version stays, so that a look does not refuse the save of a form that a colleague has open. */
  note: run<[id: string, by: string]>(`
    UPDATE applications SET first_opened_at = clock_timestamp(), first_opened_by = $2
    WHERE id = $1 AND first_opened_at IS NULL`),

  countUnopenedSince: oneRow<{ count: number; newest: Date | null }, [since: Date]>(`
    SELECT count(*)::int AS count, max(a.created_at) AS newest FROM applications a
    WHERE ${isUnseen('a')} AND a.standing = 'clear' AND a.created_at >= $1`),
});
