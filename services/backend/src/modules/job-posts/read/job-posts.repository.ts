import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { Database, type Sql } from '../../../platform/database/database';
import { onlyRow, statement } from '../../../platform/database/statement';
import {
  type JobPost,
  jobPostColumns,
  type ListedJobPost,
  publicJobPostColumns,
  jobPostIsOpen,
} from '../job-post-columns';

/** A bound for the size of the answer; far more than a careers page can show. */
const MOST_SHOWN = 500;

/** As `Date.toISOString()` writes it. */
const written = (moment: string) => `to_char(${moment} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const listOpen = statement(
  'job-posts.list-open',
  `SELECT ${publicJobPostColumns('post', written)} FROM job_posts post
   WHERE ${jobPostIsOpen('post')}
   ORDER BY post.posted_at DESC, post.id DESC LIMIT ${MOST_SHOWN}`,
);
const listUpdates = statement(
  'job-posts.list-updates',
  `SELECT post.id, greatest(post.updated_at, post.posted_at) AS at FROM job_posts post WHERE ${jobPostIsOpen('post')}`,
);
const nextChange = statement(
  'job-posts.next-change',
  `SELECT (extract(epoch FROM min(moment) - clock_timestamp()) * 1000)::float8 AS ms FROM (
     SELECT opens_at AS moment FROM job_posts WHERE intent = 'published' AND opens_at > now()
     UNION ALL SELECT closes_at FROM job_posts WHERE intent = 'published' AND closes_at > now()) moments`,
);
const find = statement(
  'job-posts.find',
  `SELECT ${jobPostColumns('post')} FROM job_posts post
   WHERE post.slug = $1 OR post.id = $2 OR post.id = (SELECT job_post_id FROM job_post_old_slugs WHERE slug = $1)
   LIMIT 1`,
);

@Injectable()
export class JobPostsRepository {
  constructor(private readonly database: Database) {}

  /** The posts that are open at this moment, newest first, 500 at most. */
  listOpen(): Promise<ListedJobPost[]> {
    return this.database.query<ListedJobPost>(listOpen);
  }

  /** When each open post was last written or opened, by id, as ISO 8601: for feeds and the sitemap. */
  async listUpdates(): Promise<ReadonlyMap<string, string>> {
    const rows = await this.database.query<{ id: string; at: Date }>(listUpdates);
    return new Map(rows.map(({ id, at }) => [id, at.toISOString()]));
  }

  /** Milliseconds until a post opens or closes by itself; null when none will. */
  async findMsToNextChange(): Promise<number | null> {
    return onlyRow(await this.database.query<{ ms: number | null }>(nextChange)).ms;
  }

  /** By id, slug or former slug, in whatever state. */
  async find(idOrSlug: string, sql: Sql = this.database): Promise<JobPost | null> {
    const key = idOrSlug.toLowerCase();
    if (!/^[a-z0-9-]{1,100}$/.test(key)) return null;
    return (await sql.query<JobPost>(find, [key, isUUID(key) ? key : null]))[0] ?? null;
  }
}
