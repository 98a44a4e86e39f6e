import { Injectable } from '@nestjs/common';
import { Changes } from '../../../platform/changes/changes';
import { InjectConfig } from '../../../platform/config/config.module';
import type { Config } from '../../../platform/config/config.schema';
import { FastLane } from '../../../platform/http/server/fast-lane';
import { type BufferedJson, JsonBuffer } from '../../../platform/http/server/json-buffer';
import { type JobPostView, toJobPostView } from '../job-post.view';
import { JOB_POSTS_CHANGED } from '../job-post.facts';
import { JobPostsRepository } from './job-posts.repository';

/** The open positions, newest first, cached until a post is written, opens or closes. */
@Injectable()
export class ListJobPosts {
  private readonly buffer: JsonBuffer<JobPostView[]>;

  constructor(posts: JobPostsRepository, lane: FastLane, changes: Changes, @InjectConfig() config: Config) {
    this.buffer = new JsonBuffer(async () => (await posts.listOpen()).map(toJobPostView), {
      maxAgeMs: config.JOB_LIST_MAX_AGE_MS,
      msToNextChange: () => posts.findMsToNextChange(),
    });
    lane.open('/api/jobposts', this.buffer);
    changes.on(JOB_POSTS_CHANGED, () => this.buffer.invalidate());
  }

  list(): Promise<BufferedJson<JobPostView[]>> {
    return this.buffer.get();
  }
}
