export const referrals = '/api/admin/referrals';

/** Of one post, up to a hundred. */
export const referralsOf = (postId: string): string =>
  `${referrals}?${new URLSearchParams({ filter: JSON.stringify({ jobPost: postId }), range: '[0,99]' })}`;
