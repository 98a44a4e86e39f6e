import type { Caller } from '../../platform/access/access.decorators';
import type { AuditAction } from '../audit/audit.facts';
import type { Referral } from './referrals.view';

/** What the audit log says of a link: without the colleague's name, because the log cannot be erased. */
export function referralEntry(action: AuditAction, { id, jobPost, code }: Referral, caller: Caller) {
  return { action, subjectType: 'referral', subjectId: id, details: { jobPost, code }, ...caller } as const;
}
