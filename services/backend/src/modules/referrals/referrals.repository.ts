import { isUUID } from 'class-validator';
import type { Sql } from '../../platform/database/database';
import { findRow, listRows, oneRow, queries, run } from '../../platform/database/queries';
import { NotFound } from '../../platform/http/errors/http.errors';
import { applicationsOfReferrals, countReferred, fromLockedApplications } from '../applications/application.facts';
import { fromShareLockedJobPost, joinJobPost } from '../job-posts/job-post.facts';
import type { Referral } from './referrals.view';

/** Which ids, and of which posts; null for any. */
type Filter = [ids: string[] | null, jobPosts: string[] | null];

const columns = `r.id, r.job_post_id AS "jobPost", p.slug, r.name, r.code, r.created_at AS "createdAt",
  r.withdrawn_at AS "withdrawnAt", ${countReferred('r.id')} AS applications`;
const joined = joinJobPost('r.job_post_id');
const matching = '($1::uuid[] IS NULL OR r.id = ANY($1)) AND ($2::uuid[] IS NULL OR r.job_post_id = ANY($2))';
const returning = (write: string) => `WITH r AS (${write} RETURNING *) SELECT ${columns} FROM r ${joined}`;

export const referrals = queries('referrals', {
  count: oneRow<{ total: number }, Filter>(`SELECT count(*)::int AS total FROM referrals r WHERE ${matching}`),

  list: listRows<Referral, [...Filter, offset: number, limit: number]>(`
    SELECT ${columns} FROM referrals r ${joined} WHERE ${matching} ORDER BY r.id DESC OFFSET $3 LIMIT $4`),

  lock: findRow<Referral, [id: string]>(`SELECT ${columns} FROM referrals r ${joined} WHERE r.id = $1 FOR UPDATE OF r`),

  /** No row when there is no such post; the post stays until the transaction ends. */
  insert: findRow<Referral, [jobPostId: string, name: string, code: string]>(
    returning(`INSERT INTO referrals (job_post_id, name, code) SELECT id, $2, $3 ${fromShareLockedJobPost('$1')}`),
  ),

  withdraw: oneRow<Referral, [id: string]>(returning('UPDATE referrals SET withdrawn_at = now() WHERE id = $1')),

  /** Before its removal, which empties their columns in no order. */
  lockApplications: run<[id: string]>(`SELECT ${fromLockedApplications(`ARRAY(${applicationsOfReferrals('$1')})`)}`),

  remove: run<[id: string]>('DELETE FROM referrals WHERE id = $1'),
});

/** Locks a link until the transaction ends. @throws NotFound */
export async function lockReferral(tx: Sql, id: string): Promise<Referral> {
  const referral = isUUID(id) ? await referrals.lock(tx, id) : undefined;
  if (!referral) throw new NotFound('There is no such referral link.');
  return referral;
}
