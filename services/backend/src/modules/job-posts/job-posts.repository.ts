import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { Database, type Sql } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { type JobPost, jobPostColumns } from './job-post-columns';
import { jobPostIsOpen } from './job-post-is-open';
import { renderDescription } from './render-description';

/** Far more than a careers page can show; it only keeps the answer from growing without end. */
const MOST_SHOWN = 500;

/** As `Date.toISOString()` writes it. */
const written = (moment: string) => `to_char(${moment} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Postgres writes the JSON: to read columns into objects and to write these again costs most when the list is read each time. */
const listOpen = statement(
  'job-posts.list-open',
  `SELECT row_to_json(shown)::text AS json, post.description
   FROM job_posts post CROSS JOIN LATERAL (
     SELECT post.id AS _id, post.id, post.title, post.para, post.location, post.image, post.slug,
       post.employment_type AS "employmentType", post.workplace, post.salary, ${written('post.opens_at')} AS "opensAt",
       ${written('post.closes_at')} AS "closesAt", ${written('post.posted_at')} AS "postedAt") shown
   WHERE ${jobPostIsOpen('post')}
   ORDER BY post.posted_at DESC, post.id DESC LIMIT ${MOST_SHOWN}`,
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

interface OpenPost {
  json: string;
  description: string | null;
}

const withDescription = ({ json, description }: OpenPost) => {
  const html = description === null ? null : renderDescription(description);
  return `${json.slice(0, -1)},"descriptionHtml":${JSON.stringify(html)}}`;
};

@Injectable()
export class JobPostsRepository {
  constructor(private readonly database: Database) {}

  /** What is open at this moment, newest first, the first 500: the JSON of a list of `JobPostView`. */
  async listOpenAsJson(): Promise<string> {
    const posts = await this.database.query<OpenPost>(listOpen);
    return `[${posts.map(withDescription).join()}]`;
  }

  /** Milliseconds until a post opens or closes by itself; null when none will. */
  async findMsToNextChange(): Promise<number | null> {
    return (await this.database.query<{ ms: number | null }>(nextChange))[0]?.ms ?? null;
  }

  /** By id, slug or former slug, in whatever state. */
  async find(idOrSlug: string, sql: Sql = this.database): Promise<JobPost | null> {
    const key = idOrSlug.toLowerCase();
    if (!/^[a-z0-9-]{1,100}$/.test(key)) return null;
    return (await sql.query<JobPost>(find, [key, isUUID(key) ? key : null]))[0] ?? null;
  }
}
