import { Injectable } from '@nestjs/common';
import { Changes } from '../../platform/changes/changes';
import { InjectConfig } from '../../platform/config/config.module';
import type { Config } from '../../platform/config/config.schema';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { applyToJobPost } from './apply-to-job-post';
import { makeDemoJobPosts } from './demo-job-posts';
import { EditJobPostsRepository } from './edit-job-posts.repository';
import { newJobPost } from './job-post-fields';
import { JOB_POSTS_CHANGED } from './job-posts.events';
import { makeSlug } from './make-slug';

const lock = statement('job-posts.lock-all', 'LOCK TABLE job_posts IN SHARE ROW EXCLUSIVE MODE');
const anyPost = statement('job-posts.any', 'SELECT FROM job_posts LIMIT 1');

/** Fills an empty careers page with samples; one real post, and nothing is added. */
@Injectable()
export class AddDemoJobPosts {
  constructor(
    private readonly database: Database,
    private readonly posts: EditJobPostsRepository,
    private readonly changes: Changes,
    @InjectConfig() private readonly config: Config,
  ) {}

  /** @returns how many were added. The lock keeps two who try at once apart. */
  async add(): Promise<number> {
    const added = await this.database.transaction(async (tx) => {
      await tx.query(lock);
      if ((await tx.query(anyPost)).length > 0) return 0;
      const samples = makeDemoJobPosts(new Date());
      for (const sample of samples) {
        const fields = await applyToJobPost(newJobPost, sample, this.config.COMPANY_TIME_ZONE, tx);
        await this.posts.insert(fields, await this.posts.pickSlug(makeSlug(fields.title), null, tx), tx);
      }
      await this.changes.announce(JOB_POSTS_CHANGED, tx);
      return samples.length;
    });
    this.changes.forget(JOB_POSTS_CHANGED);
    return added;
  }
}
