import type { Referral } from './referrals.repository';

/** Without the colleague's name: the audit log cannot be erased. */
export const auditedAs = ({ id, jobPostId, code }: Referral) => ({
  subjectType: 'referral',
  subjectId: id,
  details: { jobPost: jobPostId, code },
});
