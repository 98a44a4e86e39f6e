import { findRow, isoText, listRows, oneRow, queries } from '../../../platform/database/queries';
import { countAppliedPerPost } from '../../applications/application.facts';
import { type JobPostEntity, jobPostColumns, jobPostIsOpen, shownColumns, type ShownJobPost } from '../job-post.entity';

/** A bound for the size of the answer; far more than a careers page can show. */
const MOST_SHOWN = 500;

/** What the page of a deleted post still shows. */
export type DeletedJobPost = Pick<JobPostEntity, 'id' | 'slug' | 'title' | 'location' | 'closedAt'> & {
  deletedAt: Date;
};

export const jobPosts = queries('job-posts', {
  listOpen: listRows<ShownJobPost>(`
    SELECT ${shownColumns('post', isoText)} FROM job_posts post
    WHERE ${jobPostIsOpen('post')}
    ORDER BY post.posted_at DESC, post.id DESC LIMIT ${MOST_SHOWN}`),

  /** When each open post was last written or opened: for feeds and the sitemap. */
  listUpdates: listRows<{ id: string; at: Date }>(`
    SELECT post.id, greatest(post.updated_at, post.posted_at) AS at FROM job_posts post WHERE ${jobPostIsOpen('post')}`),

  /** Milliseconds until a post opens or closes by itself; null when none will. */
  nextChange: oneRow<{ ms: number | null }>(`
    SELECT (extract(epoch FROM min(moment) - clock_timestamp()) * 1000)::float8 AS ms FROM (
      SELECT opens_at AS moment FROM job_posts WHERE intent = 'published' AND opens_at > now()
      UNION ALL SELECT closes_at FROM job_posts WHERE intent = 'published' AND closes_at > now()) moments`),

  find: findRow<JobPostEntity, [slug: string, id: string | null]>(`
    SELECT ${jobPostColumns('post')} FROM job_posts post
    WHERE post.slug = $1 OR post.id = $2 OR post.id = (SELECT job_post_id FROM job_post_old_slugs WHERE slug = $1)
    LIMIT 1`),

  /** A deleted post, by its id or one of its addresses. */
  findDeleted: findRow<DeletedJobPost, [slug: string, id: string | null]>(`
    SELECT id, slug, title, location, closed_at AS "closedAt", deleted_at AS "deletedAt"
    FROM deleted_job_posts WHERE slug = $1 OR id = $2
    ORDER BY slug = $1 DESC LIMIT 1`),

  /** For the posts of a page; one without any has no row. */
  countApplied: listRows<{ id: string; count: number }, [ids: string[]]>(countAppliedPerPost('$1')),

  /** How many posts of a title visitors can apply for at this moment. */
  countOpen: oneRow<{ count: number }, [title: string]>(`
    SELECT count(*)::int FROM job_posts p WHERE lower(p.title) = lower($1) AND ${jobPostIsOpen('p')}`),
});
