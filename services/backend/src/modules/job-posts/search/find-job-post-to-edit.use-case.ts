import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { Database } from '../../../platform/database/database';
import { NotFound } from '../../../platform/http/errors/http.errors';
import type { JobPostEntity } from '../job-post.entity';
import { findJobPost } from '../read/find-job-post.use-case';

/** Finds one job post in any state, for HR. */
@Injectable()
export class FindJobPostToEdit {
  constructor(private readonly database: Database) {}

  /** @throws NotFound, also for an id that is none. */
  async run({ id }: { id: string }): Promise<JobPostEntity> {
    const post = isUUID(id) ? await findJobPost(this.database, id) : undefined;
    if (!post) throw new NotFound('There is no such job post.');
    return post;
  }
}
