import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/access/access.decorators';
import { Changes } from '../../../platform/changes/changes';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import { Database } from '../../../platform/database/database';
import { RecordAudit } from '../../audit/record-audit.use-case';
import type { JobPostEntity } from '../job-post.entity';
import { JOB_POSTS_CHANGED } from '../job-post.facts';
import type { SaveJobPostRequest } from './save-job-post.dto';
import { insertJobPost, writtenFieldsOf } from './write-job-post';

/** Adds a job post. */
@Injectable()
export class CreateJobPost {
  constructor(
    private readonly database: Database,
    private readonly audit: RecordAudit,
    private readonly changes: Changes,
    @InjectConfig() private readonly config: Config,
  ) {}

  /** @throws ValidationFailed, SameTitle */
  async run(request: SaveJobPostRequest, caller: Caller): Promise<JobPostEntity> {
    const created = await this.database.transaction(async (tx) => {
      const post = await insertJobPost(tx, request, this.config);
      const subject = {
        subjectType: 'job-post' as const,
        subjectId: post.id,
        details: { after: writtenFieldsOf(post) },
      };
      await this.audit.record({ action: 'job-post.created', ...subject, ...caller }, tx);
      await this.changes.announce(JOB_POSTS_CHANGED, tx);
      return post;
    });
    this.changes.forget(JOB_POSTS_CHANGED);
    return created;
  }
}
