import { Injectable } from '@nestjs/common';
import { parseListQuery } from '../../platform/http/list-query';
import type { JobPost } from './job-post-columns';
import { parseJobPostFilter } from './job-post-filter';
import { JobPostsAdminRepository, sortFields } from './job-posts.admin.repository';

const defaultSort = { field: 'createdAt', order: 'DESC' } as const;

/** One page of HR's list, and how many posts there are in all. */
@Injectable()
export class SearchJobPosts {
  constructor(private readonly posts: JobPostsAdminRepository) {}

  /** @throws ValidationFailed for a query that cannot be read. */
  async search(query: Record<string, unknown>): Promise<{ rows: JobPost[]; total: number; offset: number }> {
    const { filter, ...page } = parseListQuery(query, { sortFields, defaultSort });
    const found = await this.posts.list({ ...page, filter: parseJobPostFilter(filter) });
    return { ...found, offset: page.offset };
  }
}
