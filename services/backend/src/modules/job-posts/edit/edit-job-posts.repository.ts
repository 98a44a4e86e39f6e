import { Injectable } from '@nestjs/common';
import type { Sql } from '../../../platform/database/database';
import { onlyRow, statement } from '../../../platform/database/statement';
import { type JobPost, jobPostColumns, writtenColumns, writtenNames } from '../job-post-columns';
import type { JobPostFields } from './job-post-fields';
import { randomInt } from 'node:crypto';
import { isUUID } from 'class-validator';

const valuesOf = (post: JobPostFields, slug: string) => [
  slug,
  ...writtenNames.map((name) => (name === 'salary' ? post.salary && JSON.stringify(post.salary) : post[name])),
];
/** As `valuesOf` orders them: the slug comes first. */
const parameterOf = (name: (typeof writtenNames)[number]) => `$${writtenNames.indexOf(name) + 2}`;
const written = ['slug', ...writtenNames.map((name) => writtenColumns[name].column), 'posted_at'].join(', ');
const values = ['$1::text', ...writtenNames.map((name) => `${parameterOf(name)}::${writtenColumns[name].type}`)];
/** `earlier` is the SQL of when it was posted before; a time that is still to come does not count. */
const given = (earlier: string) => `${values.join(', ')},
  CASE WHEN ${parameterOf('intent')} = 'published' THEN coalesce(${parameterOf('opensAt')}, least(${earlier}, now()))
       WHEN ${earlier} <= now() THEN ${earlier} END`;

const insert = statement(
  'job-posts.insert',
  `INSERT INTO job_posts AS post (${written}) VALUES (${given('NULL::timestamptz')}) RETURNING ${jobPostColumns('post')}`,
);
const lock = statement(
  'job-posts.lock',
  `SELECT ${jobPostColumns('post')} FROM job_posts post WHERE id = $1 FOR UPDATE`,
);
const update = statement(
  'job-posts.update',
  `UPDATE job_posts post SET (${written}) = ROW (${given('post.posted_at')}), version = version + 1, updated_at = now()
   WHERE id = $${values.length + 1} RETURNING ${jobPostColumns('post')}`,
);
const remove = statement('job-posts.remove', 'DELETE FROM job_posts WHERE id = $1');
const lockSlugs = statement('job-posts.lock-slugs', `SELECT pg_advisory_xact_lock(hashtext('job-posts.slugs'))`);
const pickSlug = statement(
  'job-posts.pick-slug',
  `SELECT candidate FROM unnest($1::text[]) WITH ORDINALITY AS candidates (candidate, rank)
   WHERE NOT EXISTS (SELECT FROM job_posts WHERE slug = candidate AND id IS DISTINCT FROM $2)
     AND NOT EXISTS (SELECT FROM job_post_old_slugs WHERE slug = candidate AND job_post_id IS DISTINCT FROM $2)
   ORDER BY rank LIMIT 1`,
);
const keepSlug = statement(
  'job-posts.keep-slug',
  `WITH back AS (DELETE FROM job_post_old_slugs WHERE slug = $2)
   INSERT INTO job_post_old_slugs (slug, job_post_id) VALUES ($1, $3)`,
);

/** The writes of job posts. Every method needs a transaction. */
@Injectable()
export class EditJobPostsRepository {
  async insert(post: JobPostFields, slug: string, tx: Sql): Promise<JobPost> {
    return onlyRow(await tx.query<JobPost>(insert, valuesOf(post, slug)));
  }

  /** Keeps other writers away from it until the transaction ends. Null when there is none. */
  async lock(id: string, tx: Sql): Promise<JobPost | null> {
    return (await tx.query<JobPost>(lock, [id]))[0] ?? null;
  }

  async update(id: string, post: JobPostFields, slug: string, tx: Sql): Promise<JobPost> {
    return onlyRow(await tx.query<JobPost>(update, [...valuesOf(post, slug), id]));
  }

  async remove(id: string, tx: Sql): Promise<void> {
    await tx.query(remove, [id]);
  }

  /** The first variant of the slug that no other post has or had. Locks all slugs until the transaction ends. */
  async pickSlug(slug: string, id: string | null, tx: Sql): Promise<string> {
    await tx.query(lockSlugs);
    return onlyRow(await tx.query<{ candidate: string }>(pickSlug, [slugCandidates(slug), id])).candidate;
  }

  /** From now on the former slug leads to the post. */
  async keepSlug(former: string, present: string, id: string, tx: Sql): Promise<void> {
    await tx.query(keepSlug, [former, present, id]);
  }
}

const LONGEST = 80;
const NUMBERED = 20;

/** The address of a title: `C++ Entwickler (m/w/d)` gives `c-entwickler-m-w-d`. Never empty and never like an id. */
export function makeSlug(title: string): string {
  const ascii = title.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const words = ascii.replace(/[^a-z0-9]+/g, '-').slice(0, LONGEST);
  const slug = words.replace(/^-+|-+$/g, '') || 'position';
  return isUUID(slug) ? `position-${slug}` : slug;
}

/** The slug and its variants, in the order of preference. The last one is random, and so surely free. */
export const slugCandidates = (slug: string): string[] => [
  slug,
  ...Array.from({ length: NUMBERED - 1 }, (_, at) => `${slug}-${at + 2}`),
  `${slug}-${randomInt(2 ** 47)}`,
];
