import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { Database } from '../../../platform/database/database';
import { filterReader, readIds, readText } from '../../../platform/http/listing/filter-values';
import { NotFound, ValidationFailed } from '../../../platform/http/errors/http.errors';
import { parseListQuery } from '../../../platform/http/listing/list-query';
import { type JobPostState, jobPostStates } from '../job-post.facts';
import type { JobPost } from '../job-post-columns';
import { findJobPost } from '../read/find-job-post.use-case';
import { JobPostsAdminRepository, sortFields } from './job-posts.admin.repository';

const defaultSort = { field: 'createdAt', order: 'DESC' } as const;

const readFilter = filterReader(
  { q: readText, location: readText, state: readStates, id: readIds },
  'Only q, state, location and id can be filtered by.',
);

/** HR's reads: posts in every state. */
@Injectable()
export class FindJobPosts {
  constructor(
    private readonly database: Database,
    private readonly posts: JobPostsAdminRepository,
  ) {}

  /** @throws NotFound, also for an id that is none. */
  async find(id: string): Promise<JobPost> {
    const found = isUUID(id) ? await findJobPost(this.database, id) : undefined;
    if (!found) throw new NotFound('There is no such job post.');
    return found;
  }

  /** One page, and the total. @throws ValidationFailed */
  async search(query: Record<string, unknown>): Promise<{ rows: JobPost[]; total: number; offset: number }> {
    const { filter, ...page } = parseListQuery(query, { sortFields, defaultSort });
    const found = await this.posts.list({ ...page, filter: readFilter(filter) });
    return { ...found, offset: page.offset };
  }
}

/** Unlike `readChoices`, also accepts none. */
function readStates(value: unknown): JobPostState[] {
  const given: unknown[] = Array.isArray(value) ? value : [value];
  const states = given.map((one) => jobPostStates.find((state) => state === one));
  if (states.length <= jobPostStates.length && states.every((state) => state !== undefined)) return states;
  throw new ValidationFailed({ filter: `state must be one or several of ${jobPostStates.join(', ')}.` });
}
