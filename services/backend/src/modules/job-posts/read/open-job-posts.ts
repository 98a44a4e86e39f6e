import { Injectable } from '@nestjs/common';
import { Changes } from '../../../platform/changes/changes';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import { Database } from '../../../platform/database/database';
import { FastLane } from '../../../platform/http/server/fast-lane';
import { JsonBuffer } from '../../../platform/http/server/json-buffer';
import { JOB_POSTS_CHANGED } from '../job-post.facts';
import { type JobPostView, toJobPostView } from '../job-post.view';
import { jobPosts } from './job-posts.repository';

/** The open positions, newest first, cached until a post is written, opens or closes. */
@Injectable()
export class OpenJobPosts extends JsonBuffer<JobPostView[]> {
  constructor(database: Database, lane: FastLane, changes: Changes, @InjectConfig() config: Config) {
    super(async () => (await jobPosts.listOpen(database)).map(toJobPostView), {
      maxAgeMs: config.JOB_LIST_MAX_AGE_MS,
      msToNextChange: async () => (await jobPosts.nextChange(database)).ms,
    });
    lane.open('/api/jobposts', this);
    changes.on(JOB_POSTS_CHANGED, () => this.invalidate());
  }
}
