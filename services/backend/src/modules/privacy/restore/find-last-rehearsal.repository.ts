import { findRow, queries } from '../../../platform/database/queries';
import type { Rehearsal } from './rehearsals.repository';

export const { findLastRehearsal } = queries('last-rehearsal', {
  /** The newest rehearsal of a restore, and when it was recorded. */
  findLastRehearsal: findRow<Rehearsal & { at: Date }, []>(`
    SELECT at, point, ok, rpo_seconds AS "rpoSeconds", rto_seconds AS "rtoSeconds", rows, resumes, problems
    FROM restore_rehearsals ORDER BY at DESC LIMIT 1`),
});
