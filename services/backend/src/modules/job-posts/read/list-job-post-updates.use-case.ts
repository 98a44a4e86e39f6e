import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { jobPosts } from './job-posts.repository';

/** Lists when each open post was last written or opened. */
@Injectable()
export class ListJobPostUpdates {
  constructor(private readonly database: Database) {}

  async run(): Promise<{ id: string; at: Date }[]> {
    return jobPosts.listUpdates(this.database);
  }
}
