import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { Changes } from '../../../platform/changes/changes';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import { Database, type Sql } from '../../../platform/database/database';
import { findRow, listRows, oneRow, queries } from '../../../platform/database/queries';
import { expectedError } from '../../../platform/http/errors/expected-error';
import { NotFound } from '../../../platform/http/errors/http.errors';
import { FastLane } from '../../../platform/http/server/fast-lane';
import { JsonBuffer } from '../../../platform/http/server/json-buffer';
import { type JobPostEntity, jobPostColumns, jobPostIsOpen, shownColumns, type ShownJobPost } from '../job-post.entity';
import { JOB_POSTS_CHANGED } from '../job-post.facts';
import { type JobPostView, toJobPostView } from '../job-post.view';

/** A bound for the size of the answer; far more than a careers page can show. */
const MOST_SHOWN = 500;

/** As `Date.toISOString()` writes it. */
const written = (moment: string) => `to_char(${moment} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const jobPosts = queries('job-posts', {
  listOpen: listRows<ShownJobPost>(`
    SELECT ${shownColumns('post', written)} FROM job_posts post
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

  /** How many posts of a title visitors can apply for at this moment. */
  countOpen: oneRow<{ count: number }, [title: string]>(`
    SELECT count(*)::int FROM job_posts p WHERE lower(p.title) = lower($1) AND ${jobPostIsOpen('p')}`),
});

export const { countOpen: countOpenJobPosts, listUpdates: listJobPostUpdates } = jobPosts;

/** The open positions, newest first, cached until a post is written, opens or closes. */
@Injectable()
export class OpenJobPosts extends JsonBuffer<JobPostView[]> {
  constructor(database: Database, lane: FastLane, changes: Changes, @InjectConfig() config: Config) {
    super(async () => (await jobPosts.listOpen(database)).map(toJobPostView), {
      maxAgeMs: config.JOB_LIST_MAX_AGE_MS,
      msToNextChange: async () => (await jobPosts.nextChange(database)).ms,
    });
    lane.open('/api/jobposts', this);
    changes.on(JOB_POSTS_CHANGED, () => this.invalidate());
  }
}

/** Finds a post by id, slug or former slug, in any state. */
export async function findJobPost(sql: Sql, idOrSlug: string): Promise<JobPostEntity | undefined> {
  const key = idOrSlug.toLowerCase();
  return /^[a-z0-9-]{1,100}$/.test(key) ? jobPosts.find(sql, key, isUUID(key) ? key : null) : undefined;
}

/** A post that visitors can see or could see once. Drafts and scheduled posts are none. */
export async function findPublicJobPost(sql: Sql, idOrSlug: string): Promise<JobPostEntity | undefined> {
  const post = await findJobPost(sql, idOrSlug);
  if (!post || post.state === 'open') return post;
  const wasPosted = post.postedAt !== null && post.postedAt <= new Date();
  return wasPosted && post.state !== 'draft' && post.state !== 'scheduled' ? post : undefined;
}

/** @throws NotFound for a post that no visitor has ever seen; JobPostClosed; JobPostMoved when it is open, under another slug */
export async function showJobPost(sql: Sql, idOrSlug: string): Promise<JobPostEntity> {
  const post = await findPublicJobPost(sql, idOrSlug);
  if (!post) throw new NotFound('There is no such position.');
  if (post.state !== 'open') throw new JobPostClosed();
  if (![post.id, post.slug].includes(idOrSlug))
    throw new JobPostMoved(undefined, { headers: { Location: `/api/jobposts/${post.slug}` } });
  return post;
}

/** Visitors could see it once. */
class JobPostClosed extends expectedError(410, 'job_post_closed', 'This position is no longer open.') {}

/** It was asked for by a slug that it no longer has. */
class JobPostMoved extends expectedError(308, 'job_post_moved', 'This position has a new address.', {
  when: 'The slug is a former one; `Location` has the present address.',
}) {}
