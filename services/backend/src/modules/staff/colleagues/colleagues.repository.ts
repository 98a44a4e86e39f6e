import { listRows, queries } from '../../../platform/database/queries';
import { hasAssigned } from '../../applications/application.facts';
import { hasAssignedEnquiry } from '../../enquiries/answering/enquiry-answering.facts';
import { isActiveAs, type StaffRole } from '../staff.facts';

export interface Colleague {
  id: string;
  name: string;
  active: boolean;
}

/** SQL: whether records of the role $1 are assigned to a person. */
const hasRecords = (staff: string) =>
  `CASE $1 WHEN 'hr' THEN ${hasAssigned(staff)} ELSE ${hasAssignedEnquiry(staff)} END`;

export const { colleagues } = queries('staff', {
  /** Of a role by name, those who have left it last. */
  colleagues: listRows<Colleague, [role: StaffRole]>(`
    SELECT id, name, active FROM (SELECT s.id, s.name, ${isActiveAs('$1', 's')} AS active FROM staff s) c
    WHERE active OR ${hasRecords('c.id')} ORDER BY active DESC, lower(name), id`),
});
