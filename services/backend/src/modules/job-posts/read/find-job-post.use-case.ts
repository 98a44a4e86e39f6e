import { isUUID } from 'class-validator';
import type { Sql } from '../../../platform/database/database';
import type { JobPostEntity } from '../job-post.entity';
import { jobPosts } from './job-posts.repository';

export const { countOpen: countOpenJobPosts } = jobPosts;

/** Finds a post by id, slug or former slug, in any state. */
export async function findJobPost(sql: Sql, idOrSlug: string): Promise<JobPostEntity | undefined> {
  const key = idOrSlug.toLowerCase();
  return /^[a-z0-9-]{1,100}$/.test(key) ? jobPosts.find(sql, key, isUUID(key) ? key : null) : undefined;
}
