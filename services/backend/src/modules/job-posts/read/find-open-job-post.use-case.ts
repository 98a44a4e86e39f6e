import { Injectable } from '@nestjs/common';
import { Database, type Sql } from '../../../platform/database/database';
import { onlyRow, statement } from '../../../platform/database/statement';
import { type JobPost, jobPostIsOpen } from '../job-post-columns';
import { JobPostsRepository } from './job-posts.repository';

/** Finds the post that an application names. */
@Injectable()
export class FindOpenJobPost {
  constructor(private readonly posts: JobPostsRepository) {}

  /** By id, slug or former slug; null when there is no such post or it is not open at this moment. */
  async find(idOrSlug: string, sql?: Sql): Promise<Pick<JobPost, 'id' | 'title' | 'slug'> | null> {
    const post = await this.posts.find(idOrSlug, sql);
    if (post?.state !== 'open') return null;
    const { id, title, slug } = post;
    return { id, title, slug };
  }
}

const count = statement(
  'count-open-job-posts',
  `SELECT count(*)::int FROM job_posts p WHERE lower(p.title) = lower($1) AND ${jobPostIsOpen('p')}`,
);

/** How many posts of a title visitors can apply for at this moment. */
@Injectable()
export class CountOpenJobPosts {
  constructor(private readonly database: Database) {}

  async count(title: string): Promise<number> {
    return onlyRow(await this.database.query<{ count: number }>(count, [title])).count;
  }
}
