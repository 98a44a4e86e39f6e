/**
 * The one rule, in SQL, for whether visitors see a post and can apply for it. The times are moments: the company's time zone is
 * applied when they are written.
 * @param post the alias of `job_posts`
 * @param at the moment that is asked about, in SQL
 */
export const jobPostIsOpen = (post: string, at = 'now()') =>
  `(${post}.intent = 'published' AND (${post}.opens_at IS NULL OR ${post}.opens_at <= ${at})
    AND (${post}.closes_at IS NULL OR ${post}.closes_at > ${at}))`;

/** The state of a post as people see it: draft, scheduled, open, closed or filled. */
export const jobPostState = (post: string, at = 'now()') =>
  `CASE WHEN ${jobPostIsOpen(post, at)} THEN 'open'
    WHEN ${post}.intent <> 'published' THEN ${post}.intent
    WHEN ${post}.opens_at > ${at} THEN 'scheduled' ELSE 'closed' END`;
