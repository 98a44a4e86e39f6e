import { findRow, queries, run } from '../../../platform/database/queries';
import { insertEvent } from '../../../platform/outbox/outbox';
import { hasWayIn, type NoticeKind, STAFF_ACCESS_CHANGED, type StaffRole } from '../staff.facts';

export interface StaffNotice {
  kind: NoticeKind;
  at: Date;
  recipient: { id: string; name: string; email: string; role: StaffRole };
  /** The person whose access has changed. */
  person: { id: string; name: string; email: string };
  /** The person who did it; null when nobody was signed in. */
  actor: { id: string; name: string } | null;
  /** From where; empty for a deed of an operator. */
  address: string;
  userAgent: string;
}

export const notices = queries('staff-notices', {
  /** Somebody who is invited has a mail of their own already. */
  add: run<[NoticeKind, personId: string, actorId: string | null, string, string, alsoToAdministrators: boolean]>(`
    WITH told AS (
      INSERT INTO staff_notices (kind, recipient_id, person_id, actor_id, address, user_agent)
      SELECT $1, id, $2, $3, $4, $5 FROM staff s
      WHERE ${hasWayIn('s')} AND (id = $2 OR ($6 AND role = 'general' AND disabled_at IS NULL))
      RETURNING id
    )
    ${insertEvent(`'${STAFF_ACCESS_CHANGED}'`, 'id', 'told')}`),

  findStaffNotice: findRow<StaffNotice, [id: string]>(`
    SELECT n.kind, n.at, n.address, n.user_agent AS "userAgent",
           json_build_object('id', r.id, 'name', r.name, 'email', r.email, 'role', r.role) AS recipient,
           json_build_object('id', p.id, 'name', p.name, 'email', p.email) AS person,
           CASE WHEN a.id IS NOT NULL THEN json_build_object('id', a.id, 'name', a.name) END AS actor
    FROM staff_notices n JOIN staff r ON r.id = n.recipient_id JOIN staff p ON p.id = n.person_id
      LEFT JOIN staff a ON a.id = n.actor_id
    WHERE n.id = $1`),
});
