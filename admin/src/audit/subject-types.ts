import type { AuditEntry, HeldSubmission } from '@frontdoor/contract';

type Subject = NonNullable<AuditEntry['subjectType']>;

/** All but the kinds of enquiry, which only the verdicts on held ones are about. */
const offered: Record<Exclude<Subject, HeldSubmission['kind']> | 'application', true> = {
  application: true,
  'job-post': true,
  referral: true,
  'form-settings': true,
  calendar: true,
  'mail-template': true,
  'rejection-reason': true,
  delivery: true,
  session: true,
  staff: true,
  person: true,
  retention: true,
};

/** The subjects of entries, by their names in the log. */
export const subjectTypes = Object.keys(offered);

/** Where the log shows all about one record. */
export const auditOf = (subjectId: string): string =>
  `/audit?filter=${encodeURIComponent(JSON.stringify({ subjectId }))}`;
