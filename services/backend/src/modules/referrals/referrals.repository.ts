import { findRow, listRows, oneRow, queries, run } from '../../platform/database/queries';
import type { RowOf } from '../../platform/http/listing/to-view';
import { applicationsOfReferrals, countReferred, fromLockedApplications } from '../applications/application.facts';
import { fromHeldJobPost, joinJobPost } from '../job-posts/job-post.facts';
import type { ReferralView } from './referrals.dto';

/** `slug` is the post's as it is now. */
export type Referral = Omit<RowOf<ReferralView, 'createdAt' | 'withdrawnAt'>, 'address'> & { slug: string };

/** Which ids, and of which posts; null for any. */
type Filter = [ids: string[] | null, jobPosts: string[] | null];

const columns = `r.id, r.job_post_id AS "jobPost", p.slug, r.name, r.code, r.created_at AS "createdAt",
  r.withdrawn_at AS "withdrawnAt", ${countReferred('r.id')} AS applications`;
const joined = joinJobPost('r.job_post_id');
const matching = '($1::uuid[] IS NULL OR r.id = ANY($1)) AND ($2::uuid[] IS NULL OR r.job_post_id = ANY($2))';
const shown = (write: string) => `WITH r AS (${write} RETURNING *) SELECT ${columns} FROM r ${joined}`;

export const referrals = queries('referrals', {
  count: oneRow<{ total: number }, Filter>(`SELECT count(*)::int AS total FROM referrals r WHERE ${matching}`),

  list: listRows<Referral, [...Filter, offset: number, limit: number]>(`
    SELECT ${columns} FROM referrals r ${joined} WHERE ${matching} ORDER BY r.id DESC OFFSET $3 LIMIT $4`),

  lock: findRow<Referral, [id: string]>(`SELECT ${columns} FROM referrals r ${joined} WHERE r.id = $1 FOR UPDATE OF r`),

  /** No row when there is no such post; the post stays until the transaction ends. */
  insert: findRow<Referral, [jobPostId: string, name: string, code: string]>(
    shown(`INSERT INTO referrals (job_post_id, name, code) SELECT id, $2, $3 ${fromHeldJobPost('$1')}`),
  ),

  withdraw: oneRow<Referral, [id: string]>(shown('UPDATE referrals SET withdrawn_at = now() WHERE id = $1')),

  /** Before its removal, which empties their columns in no order. */
  lockApplications: run<[id: string]>(`SELECT ${fromLockedApplications(`ARRAY(${applicationsOfReferrals('$1')})`)}`),

  remove: run<[id: string]>('DELETE FROM referrals WHERE id = $1'),
});
