import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import type { JobPostEntity } from '../job-post.entity';
import { findJobPost } from './find-job-post.use-case';

/** Finds a post that visitors can see or could see once. Drafts and scheduled posts are none. */
@Injectable()
export class FindPublicJobPost {
  constructor(private readonly database: Database) {}

  async run({ idOrSlug }: { idOrSlug: string }): Promise<JobPostEntity | undefined> {
    const post = await findJobPost(this.database, idOrSlug);
    if (!post || post.state === 'open') return post;
    const wasPosted = post.postedAt !== null && post.postedAt <= new Date();
    return wasPosted && post.state !== 'draft' && post.state !== 'scheduled' ? post : undefined;
  }
}
