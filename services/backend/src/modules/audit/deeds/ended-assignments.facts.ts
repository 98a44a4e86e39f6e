import type { EnquiryName } from '../../enquiries/enquiry-kinds.facts';

/** How an assignment has ended by its time. */
export interface EndedAssignment {
  /** The name of the person who had the enquiry. */
  assignedTo: string | null;
  /** After so many working days. */
  days: number;
  at: Date;
}

/** SQL: of each enquiry of a kind, as `id`, the newest assignment that has ended by its time, as long as the audit log is kept. */
export const newestEndedAssignments = (kind: EnquiryName) => `
  SELECT DISTINCT ON (subject_id) subject_id AS id, details->'before'->>'assignedTo' AS "assignedTo", (details->>'days')::int AS days, at
  FROM audit_log WHERE action = 'enquiry.assignment-ended' AND subject_type = '${kind}' ORDER BY subject_id, audit_log.id DESC`;
