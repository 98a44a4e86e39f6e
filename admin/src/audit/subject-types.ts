/** The subjects of entries, by their names in the log. */
export const subjectTypes = [
  'application',
  'job-post',
  'referral',
  'form-settings',
  'mail-template',
  'rejection-reason',
  'delivery',
  'session',
  'staff',
  'person',
  'retention',
];

/** Where the log shows all about one record. */
export const auditOf = (subjectId: string): string =>
  `/audit?filter=${encodeURIComponent(JSON.stringify({ subjectId }))}`;
