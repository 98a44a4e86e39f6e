import { queries, run } from '../../../platform/database/queries';

export const openings = queries('openings', {
  /** The first one stays. It is no edit: the version is that of before, so that nobody's form becomes stale by a colleague's look. */
  note: run<[id: string, by: string]>(`
    UPDATE applications SET first_opened_at = clock_timestamp(), first_opened_by = $2
    WHERE id = $1 AND first_opened_at IS NULL`),
});
