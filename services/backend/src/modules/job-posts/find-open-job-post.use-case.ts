import { Injectable } from '@nestjs/common';
import type { Sql } from '../../platform/database/database';
import type { JobPost } from './job-post-columns';
import { JobPostsRepository } from './job-posts.repository';

/** Tells other modules which post somebody means who applies for it. */
@Injectable()
export class FindOpenJobPost {
  constructor(private readonly posts: JobPostsRepository) {}

  /** By id, slug or former slug, read by `sql`; null when there is none or when it is not open at this moment. */
  async find(idOrSlug: string, sql?: Sql): Promise<Pick<JobPost, 'id' | 'title' | 'slug'> | null> {
    const post = await this.posts.find(idOrSlug, sql);
    if (post?.state !== 'open') return null;
    const { id, title, slug } = post;
    return { id, title, slug };
  }
}
