/** SQL: the colleague by whose link something came. */
export const referrerName = (referral: string) => `(SELECT f.name FROM referrals f WHERE f.id = ${referral})`;

/** SQL: the ids of the links of a colleague, whose name may be written in any case. */
export const referralsOfColleague = (name: string) =>
  `SELECT f.id FROM referrals f WHERE lower(f.name) = lower(${name})`;

/** SQL: a referral by the code of its link. It is held: a link that is deleted meanwhile must not keep an application from arriving. */
export const shareLockedReferral = (code: string) =>
  `(SELECT id FROM referrals WHERE code = lower(${code}) AND withdrawn_at IS NULL FOR KEY SHARE)`;

/** SQL: the ids of the links that lead to a post. */
export const referralsOfPost = (post: string) => `SELECT id FROM referrals WHERE job_post_id = ${post}`;
/** SQL: locks them in one order. */
export const lockedReferralsOfPost = (post: string) => `${referralsOfPost(post)} ORDER BY id FOR UPDATE`;
