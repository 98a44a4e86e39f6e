import { findRow, queries, run } from '../../../platform/database/queries';
import type { StaffRole } from '../../staff/staff.facts';

/** With the five minutes between two rounds and the time that a mail takes, less than the hour that is promised. */
const GATHERED = "interval '45 minutes'";
const APART = "interval '24 hours'";

export const digests = queries('digests', {
  /**
   * For something that waits since `since`. Nothing while the last digest told of it already and is younger than a day: what came
   * before that digest and still waits was looked at by nobody.
   */
  open: findRow<{ id: string }, [role: StaffRole, since: Date]>(`
    INSERT INTO digests (role) SELECT $1 WHERE $2::timestamptz <= now() - ${GATHERED}
      AND NOT EXISTS (SELECT FROM digests d WHERE d.role = $1 AND d.opened_at > now() - ${APART} AND d.opened_at >= $2)
    RETURNING id`),

  find: findRow<{ role: StaffRole; isLast: boolean }, [id: string]>(`
    SELECT role, NOT EXISTS (SELECT FROM digests n WHERE n.role = d.role AND n.opened_at > d.opened_at) AS "isLast"
    FROM digests d WHERE id = $1`),

  forget: run(`DELETE FROM digests WHERE opened_at < now() - interval '30 days'`),
});
