import { findRow, hasRow, listRows, queries, run } from '../../../platform/database/queries';
import { type Staff, staffColumns } from '../staff.repository';

export interface LinkedIdentity {
  issuer: string;
  label: string;
  linkedAt: Date;
}

export const identities = queries('staff-identities', {
  findPerson: findRow<Staff, [issuer: string, subject: string]>(`
    SELECT ${staffColumns} FROM staff
    WHERE id = (SELECT staff_id FROM staff_identities WHERE issuer = $1 AND subject = $2)`),

  findOf: findRow<LinkedIdentity, [staffId: string]>(`
    SELECT issuer, label, linked_at AS "linkedAt" FROM staff_identities WHERE staff_id = $1`),

  /** Whether the identity is still this person's, who may sign in and has this role; then it holds until the transaction ends. */
  hold: hasRow<[issuer: string, subject: string, staffId: string, role: string]>(`
    SELECT s.id FROM staff s JOIN staff_identities y ON y.staff_id = s.id
    WHERE y.issuer = $1 AND y.subject = $2 AND s.id = $3 AND s.role = $4 AND s.disabled_at IS NULL FOR SHARE`),

  /** Nothing where the identity is somebody's already, or the person has one. */
  add: hasRow<[issuer: string, subject: string, staffId: string, label: string]>(`
    INSERT INTO staff_identities (issuer, subject, staff_id, label) VALUES ($1, $2, $3, $4)
    ON CONFLICT DO NOTHING RETURNING staff_id`),

  /** One of a provider that is not the company's any more. */
  removeOfOthers: run<[staffId: string, issuer: string]>(`
    DELETE FROM staff_identities WHERE staff_id = $1 AND issuer <> $2`),

  remove: listRows<{ label: string }, [staffId: string]>(`
    DELETE FROM staff_identities WHERE staff_id = $1 RETURNING label`),
});
