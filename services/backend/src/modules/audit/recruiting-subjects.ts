/** What HR may read about in the audit log: what they work on themselves. People and sessions are not among it. */
export const recruitingSubjects = [
  'application',
  'form-settings',
  'job-post',
  'mail-template',
  'referral',
  'rejection-reason',
  'resume',
  'stage-mail',
];
