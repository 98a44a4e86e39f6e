import { randomInt } from 'node:crypto';
import { isUUID } from 'class-validator';
import type { Sql } from '../../../platform/database/database';
import { findRow, hasRow, oneRow, queries, run } from '../../../platform/database/queries';
import {
  applicationsOfPost,
  applicationsOfReferrals,
  fromLockedApplications,
} from '../../applications/application.facts';
import { lockedReferralsOfPost, referralsOfPost } from '../../referrals/referrals.facts';
import {
  comparableTitle,
  type JobPostEntity,
  type JobPostFields,
  jobPostClosedAt,
  jobPostColumns,
  jobPostIsOpen,
  jobPostState,
  jobPostWasPublic,
  writtenColumns,
} from '../job-post.entity';
import type { JobPostIntent, JobPostState } from '../job-post.facts';

/** The values of `insert`, and the first ones of `update`: the slug comes first. */
export const valuesOf = (post: JobPostFields, slug: string) => [
  slug,
  ...writtenColumns.map(({ name }) => (name === 'salary' ? post.salary && JSON.stringify(post.salary) : post[name])),
];
const parameterOf = (name: keyof JobPostFields) => `$${writtenColumns.findIndex((column) => column.name === name) + 2}`;
const written = ['slug', ...writtenColumns.map(({ column }) => column), 'posted_at'].join(', ');
const values = ['$1::text', ...writtenColumns.map(({ name, type }) => `${parameterOf(name)}::${type}`)];
/** `earlier` is the SQL of when it was posted before; a time that is still to come does not count. */
const assignedValues = (earlier: string) => `${values.join(', ')},
  CASE WHEN ${parameterOf('intent')} = 'published' THEN coalesce(${parameterOf('opensAt')}, least(${earlier}, now()))
       WHEN ${earlier} <= now() THEN ${earlier} END`;

/** A post that was closed by its date before it is closed by hand stays closed since that date. */
const closedAt = `CASE WHEN ${parameterOf('intent')} NOT IN ('closed', 'filled') THEN NULL
  WHEN ${jobPostState('post')} IN ('closed', 'filled') THEN ${jobPostClosedAt('post')} ELSE now() END`;

/** The writes of job posts. Each needs a transaction. */
export const editJobPosts = queries('job-posts', {
  insert: oneRow<JobPostEntity, unknown[]>(`
    INSERT INTO job_posts AS post (${written}) VALUES (${assignedValues('NULL::timestamptz')}) RETURNING ${jobPostColumns('post')}`),

  /** Keeps other writers away from it until the transaction ends. */
  lock: findRow<JobPostEntity, [id: string]>(`
    SELECT ${jobPostColumns('post')} FROM job_posts post WHERE id = $1 FOR UPDATE`),

  update: oneRow<JobPostEntity, unknown[]>(`
    UPDATE job_posts post SET (${written}) = ROW (${assignedValues('post.posted_at')}), closed_at = ${closedAt}, was_public = ${jobPostWasPublic('post')},
      version = version + 1, updated_at = now()
    WHERE id = $${values.length + 1} RETURNING ${jobPostColumns('post')}`),

  /** Before its applications, as the deletion of a link does it. */
  lockReferrals: run<[id: string]>(lockedReferralsOfPost('$1')),

  /** Before its removal, which empties their columns in no order. */
  lockApplications: run<[id: string]>(
    `SELECT ${fromLockedApplications(`ARRAY(${applicationsOfPost('$1')} UNION ${applicationsOfReferrals(referralsOfPost('$1'))})`)}`,
  ),

  /** Keeps the addresses of a post that visitors have seen, with what its page shows after the deletion. */
  keepAddresses: run<[id: string]>(`
    INSERT INTO deleted_job_posts (slug, id, title, location, closed_at)
    SELECT address.slug, post.id, post.title, post.location,
      CASE WHEN ${jobPostIsOpen('post')} THEN now() ELSE ${jobPostClosedAt('post')} END
    FROM job_posts post, LATERAL (
      SELECT post.slug UNION SELECT slug FROM job_post_old_slugs WHERE job_post_id = post.id) address
    WHERE post.id = $1 AND ${jobPostWasPublic('post')}
    ON CONFLICT (slug) DO UPDATE
      SET id = excluded.id, title = excluded.title, location = excluded.location, closed_at = excluded.closed_at,
          deleted_at = excluded.deleted_at`),

  remove: run<[id: string]>('DELETE FROM job_posts WHERE id = $1'),

  lockSlugs: run(`SELECT pg_advisory_xact_lock(hashtext('job-posts.slugs'))`),

  pickSlug: oneRow<{ candidate: string }, [candidates: string[], id: string | null]>(`
    SELECT candidate FROM unnest($1::text[]) WITH ORDINALITY AS candidates (candidate, rank)
    WHERE NOT EXISTS (SELECT FROM job_posts WHERE slug = candidate AND id IS DISTINCT FROM $2)
      AND NOT EXISTS (SELECT FROM job_post_old_slugs WHERE slug = candidate AND job_post_id IS DISTINCT FROM $2)
    ORDER BY rank LIMIT 1`),

  /** From now on the former slug leads to the post, where visitors may have seen it, or links of colleagues have it. */
  keepSlug: run<[former: string, present: string, id: string]>(`
    WITH back AS (DELETE FROM job_post_old_slugs WHERE slug = $2)
    INSERT INTO job_post_old_slugs (slug, job_post_id) SELECT $1, $3::uuid
    WHERE EXISTS (SELECT FROM job_posts WHERE id = $3 AND intent <> 'draft') OR EXISTS (${referralsOfPost('$3')})`),

  /** Another post of the title that is a draft, scheduled or open. */
  findSameTitle: findRow<JobPostEntity, [title: string, id: string | null]>(`
    SELECT ${jobPostColumns('post')} FROM job_posts post
    WHERE ${comparableTitle('post.title')} = ${comparableTitle('$1')} AND post.id IS DISTINCT FROM $2
      AND ${jobPostState('post')} IN ('draft', 'scheduled', 'open') ORDER BY post.created_at DESC LIMIT 1`),

  /** Keeps two runs at once apart. */
  lockAll: run('LOCK TABLE job_posts IN SHARE ROW EXCLUSIVE MODE'),

  isAny: hasRow('SELECT FROM job_posts LIMIT 1'),
});

export const jobPostTimes = queries('job-posts', {
  /** In SQL, because Postgres knows the days of 23 and 25 hours, and those that do not begin at 00:00. */
  startOfDay: oneRow<{ moment: Date }, [day: string, daysLater: number, zone: string]>(
    'SELECT ($1::date + $2::integer)::timestamp AT TIME ZONE $3 AS moment',
  ),

  predictState: oneRow<{ state: JobPostState }, [intent: JobPostIntent, opensAt: Date | null, closesAt: Date | null]>(`
    SELECT ${jobPostState('post')} AS state
    FROM (SELECT $1::text AS intent, $2::timestamptz AS opens_at, $3::timestamptz AS closes_at) post`),
});

/** The first variant of a title's slug that no other post has or had. Locks all slugs until the transaction ends. */
export async function pickSlug(tx: Sql, title: string, id: string | null): Promise<string> {
  await editJobPosts.lockSlugs(tx);
  return (await editJobPosts.pickSlug(tx, slugCandidates(makeSlug(title)), id)).candidate;
}

export const LONGEST_SLUG = 80;
const NUMBERED = 20;

/** The address of a title: `C++ Entwickler (m/w/d)` gives `c-entwickler-m-w-d`. Never empty and never like an id. */
export function makeSlug(title: string): string {
  const ascii = title.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const words = ascii.replace(/[^a-z0-9]+/g, '-').slice(0, LONGEST_SLUG);
  const slug = words.replace(/^-+|-+$/g, '') || 'position';
  return slugFault(slug) ? `position-${slug}` : slug;
}

/** Words that the site may want below /career for itself. */
const reserved = new Set([
  'api',
  'apply',
  'archive',
  'edit',
  'feed',
  'feeds',
  'index',
  'new',
  'preview',
  'search',
  'undefined',
  'null',
]);

/** The fault of a slug as a text for people; null without one. */
export function slugFault(slug: unknown): string | null {
  if (typeof slug !== 'string' || slug.length > LONGEST_SLUG || !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug))
    return `Use 1 to ${LONGEST_SLUG} small letters from a to z and digits, with single hyphens between them.`;
  if (isUUID(slug)) return 'This looks like an id. Choose words.';
  return reserved.has(slug) ? 'This word is reserved for the site. Choose another one.' : null;
}

/** Room for a hyphen and the digits of 2^47. */
const LONGEST_NUMBER = 16;
const stemOf = (slug: string) => slug.slice(0, LONGEST_SLUG - LONGEST_NUMBER).replace(/-+$/, '');

/** The slug and its variants, in the order of preference. The last one is random, and so surely free. */
export const slugCandidates = (slug: string): string[] => [
  slug,
  ...Array.from({ length: NUMBERED - 1 }, (_, at) => `${stemOf(slug)}-${at + 2}`),
  `${stemOf(slug)}-${randomInt(10 ** 9, 2 ** 47)}`,
];

/** Whether one is a variant of the other as `slugCandidates` makes them, and not a year or a number that somebody has written. */
export function isVariant(slug: string, of: string): boolean {
  const stem = `${stemOf(of)}-`;
  const number = slug.startsWith(stem) ? slug.slice(stem.length) : '';
  return /^(?:[2-9]|1\d|20|\d{10,15})$/.test(number);
}
