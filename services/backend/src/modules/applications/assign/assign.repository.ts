import { findRow, listRows, queries, run } from '../../../platform/database/queries';
import { isInHr, staffName } from '../../staff/staff.facts';
import { fromLockedApplications } from '../application.facts';

export interface AssignedApplication {
  id: string;
  name: string;
  assignedTo: string | null;
  /** The name of that person. */
  assignee: string | null;
}

type Restored = { id: string; stage: string; standing: string; version: number; assignee: string | null };

export const assignments = queries('assignments', {
  /** Those that exist, locked until the transaction ends. */
  lock: listRows<AssignedApplication, [ids: readonly string[]]>(`
    SELECT id, name, assigned_to AS "assignedTo", ${staffName('assigned_to')} AS assignee
    ${fromLockedApplications('$1::uuid[]')}`),

  /** A person who is in HR now. */
  findColleague: findRow<{ id: string; name: string }, [id: string]>(`
    SELECT $1::uuid AS id, ${staffName('$1::uuid')} AS name WHERE ${isInHr('$1::uuid')}`),

  /** The version stays: no form edits the assignment, and an assignment must not refuse the save of a form that a colleague has open. */
  assign: run<[ids: readonly string[], to: string | null]>(
    'UPDATE applications SET assigned_to = $2::uuid WHERE id = ANY($1::uuid[])',
  ),

  /** Assigns each to the person before; to nobody where that person is gone by now. */
  takeBack: listRows<Restored, [was: string]>(`
    WITH back AS (
      UPDATE applications a SET assigned_to = CASE WHEN ${staffName('w.to')} IS NOT NULL THEN w.to END
      FROM jsonb_to_recordset($1::jsonb) AS w(id uuid, "to" uuid) WHERE a.id = w.id
      RETURNING a.id, a.stage, a.standing, a.version, a.assigned_to)
    SELECT id, stage, standing, version, ${staffName('assigned_to')} AS assignee FROM back ORDER BY id`),
});
