import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { NotFound } from '../../platform/http/http.errors';
import type { JobPost } from './job-post-columns';
import { JobPostsAdminRepository } from './job-posts.admin.repository';

/** One post for HR, in whatever state. */
@Injectable()
export class FindJobPost {
  constructor(private readonly posts: JobPostsAdminRepository) {}

  /** @throws NotFound, also for an id that is none. */
  async find(id: string): Promise<JobPost> {
    const found = isUUID(id) ? await this.posts.find(id) : undefined;
    if (!found) throw new NotFound('There is no such job post.');
    return found;
  }
}
