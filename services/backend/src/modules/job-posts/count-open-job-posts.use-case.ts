import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { jobPostIsOpen } from './job-post-is-open';

const count = statement(
  'count-open-job-posts',
  `SELECT count(*)::int FROM job_posts p WHERE lower(p.title) = lower($1) AND ${jobPostIsOpen('p')}`,
);

/** How many posts of a title visitors can apply for at this moment. */
@Injectable()
export class CountOpenJobPosts {
  constructor(private readonly database: Database) {}

  async count(title: string): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(count, [title]);
    return row?.count ?? 0;
  }
}
