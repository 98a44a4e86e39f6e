import { isUUID } from 'class-validator';
import type { Sql } from '../../../platform/database/database';
import type { JobPost } from '../job-post-columns';
import { jobPosts } from './job-posts.repository';

/** Finds a post by id, slug or former slug, in any state. */
export async function findJobPost(sql: Sql, idOrSlug: string): Promise<JobPost | undefined> {
  const key = idOrSlug.toLowerCase();
  return /^[a-z0-9-]{1,100}$/.test(key) ? jobPosts.find(sql, key, isUUID(key) ? key : null) : undefined;
}

/** How many posts of a title visitors can apply for at this moment. */
export const { countOpen: countOpenJobPosts } = jobPosts;
