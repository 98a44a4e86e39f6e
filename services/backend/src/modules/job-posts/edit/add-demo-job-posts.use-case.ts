import { Injectable } from '@nestjs/common';
import { Changes } from '../../../platform/changes/changes';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import { Database } from '../../../platform/database/database';
import { JOB_POSTS_CHANGED } from '../job-post.facts';
import { makeDemoJobPosts } from './demo-job-posts';
import { editJobPosts } from './edit-job-posts.repository';
import { insertJobPost } from './write-job-post';

/** Fills an empty careers page with samples; adds nothing where there is a post already. */
@Injectable()
export class AddDemoJobPosts {
  constructor(
    private readonly database: Database,
    private readonly changes: Changes,
    @InjectConfig() private readonly config: Config,
  ) {}

  /** @returns how many were added */
  async run(): Promise<number> {
    const added = await this.database.transaction(async (tx) => {
      await editJobPosts.lockAll(tx);
      if (await editJobPosts.isAny(tx)) return 0;
      const samples = makeDemoJobPosts();
      for (const sample of samples) await insertJobPost(tx, sample, this.config);
      await this.changes.announce(JOB_POSTS_CHANGED, tx);
      return samples.length;
    });
    this.changes.forget(JOB_POSTS_CHANGED);
    return added;
  }
}
