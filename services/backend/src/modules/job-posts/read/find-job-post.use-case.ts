import { isUUID } from 'class-validator';
import type { Sql } from '../../../platform/database/database';
import type { JobPostEntity } from '../job-post.entity';
import { type DeletedJobPost, jobPosts } from './job-posts.repository';

export const { countOpen: countOpenJobPosts } = jobPosts;

const keyOf = (idOrSlug: string) => {
  const key = idOrSlug.toLowerCase();
  return /^[a-z0-9-]{1,100}$/.test(key) ? ([key, isUUID(key) ? key : null] as const) : undefined;
};

/** Finds a deleted post by its id, its slug or a former slug. */
export async function findDeletedJobPost(sql: Sql, idOrSlug: string): Promise<DeletedJobPost | undefined> {
  const key = keyOf(idOrSlug);
  return key && jobPosts.findDeleted(sql, ...key);
}

/** Finds a post by id, slug or former slug, in any state. */
export async function findJobPost(sql: Sql, idOrSlug: string): Promise<JobPostEntity | undefined> {
  const key = keyOf(idOrSlug);
  return key && jobPosts.find(sql, ...key);
}
