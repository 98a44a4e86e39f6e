import type { JobPostEntity } from './job-post.entity';
import type { JobPostState } from './job-post.facts';

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

/**
 * The columns that HR writes, by the names of the entity, in the order of the statements that write them. All but `intent` are
 * shown to visitors.
 */
export const writtenColumns = {
  title: { column: 'title', type: 'text' },
  para: { column: 'para', type: 'text' },
  location: { column: 'location', type: 'text' },
  image: { column: 'image', type: 'text' },
  intent: { column: 'intent', type: 'text' },
  employmentType: { column: 'employment_type', type: 'text' },
  workplace: { column: 'workplace', type: 'text' },
  salary: { column: 'salary', type: 'jsonb' },
  opensAt: { column: 'opens_at', type: 'timestamptz' },
  closesAt: { column: 'closes_at', type: 'timestamptz' },
  description: { column: 'description', type: 'text' },
} as const satisfies Partial<Record<keyof JobPostEntity, { column: string; type: 'text' | 'jsonb' | 'timestamptz' }>>;
export const writtenNames = Object.keys(writtenColumns) as (keyof typeof writtenColumns)[];

/** A row with the state that it has at this moment. */
export type JobPost = JobPostEntity & { state: JobPostState };

/** The columns that visitors see. */
export type PublicJobPost = Omit<JobPostEntity, 'intent' | 'version' | 'createdAt' | 'updatedAt'>;

type Moments = 'opensAt' | 'closesAt' | 'postedAt';

/** The same with its times as text: parsing them into dates and back costs time on every read of the list. */
export type ListedJobPost = Omit<PublicJobPost, Moments> & Record<Moments, string | null>;

/** The columns that visitors see, under the names of the entity. `written` formats a time. */
export function publicJobPostColumns(post: string, written = (moment: string) => moment): string {
  const shown = writtenNames.filter((name) => name !== 'intent');
  const columns = shown.map((name) => {
    const { column, type } = writtenColumns[name];
    const value = `${post}.${column}`;
    return `${type === 'timestamptz' ? written(value) : value} AS "${name}"`;
  });
  return `${post}.id, ${post}.slug, ${columns.join(', ')}, ${written(`${post}.posted_at`)} AS "postedAt"`;
}

/** All of a post under the names of its entity. */
export const jobPostColumns = (post: string) =>
  `${publicJobPostColumns(post)}, ${post}.intent, ${post}.version, ${post}.created_at AS "createdAt",
   ${post}.updated_at AS "updatedAt", ${jobPostState(post)} AS state`;
