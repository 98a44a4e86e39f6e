import { findRow, queries } from '../../../platform/database/queries';
import type { StaffRole } from '../staff.facts';
import type { NoticeKind } from './tell-staff';

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

export const { findStaffNotice } = queries('staff-notices', {
  /** The facts for a mail about somebody's access. */
  findStaffNotice: findRow<StaffNotice, [id: string]>(`
    SELECT n.kind, n.at, n.address, n.user_agent AS "userAgent",
           json_build_object('id', r.id, 'name', r.name, 'email', r.email, 'role', r.role) AS recipient,
           json_build_object('id', p.id, 'name', p.name, 'email', p.email) AS person,
           CASE WHEN a.id IS NOT NULL THEN json_build_object('id', a.id, 'name', a.name) END AS actor
    FROM staff_notices n JOIN staff r ON r.id = n.recipient_id JOIN staff p ON p.id = n.person_id
      LEFT JOIN staff a ON a.id = n.actor_id
    WHERE n.id = $1`),
});
