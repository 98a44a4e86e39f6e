import { Injectable } from '@nestjs/common';
import { JobPostsRepository } from './job-posts.repository';

/** When each open post was last written or opened, for readers who come again: feeds and the sitemap. */
@Injectable()
export class ListJobPostUpdates {
  constructor(private readonly posts: JobPostsRepository) {}

  /** By the post's id, as ISO 8601. */
  async list(): Promise<ReadonlyMap<string, string>> {
    const rows = await this.posts.listUpdates();
    return new Map(rows.map(({ id, at }) => [id, at.toISOString()]));
  }
}
