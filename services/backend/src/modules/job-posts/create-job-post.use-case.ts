import { Injectable } from '@nestjs/common';
import type { Doer } from '../../platform/access/current-doer.decorator';
import { Changes } from '../../platform/changes/changes';
import { InjectConfig } from '../../platform/config/config.module';
import type { Config } from '../../platform/config/config.schema';
import { Database } from '../../platform/database/database';
import { RecordAudit } from '../audit/record-audit.use-case';
import { applyToJobPost } from './apply-to-job-post';
import { EditJobPostsRepository } from './edit-job-posts.repository';
import type { JobPost } from './job-post-columns';
import { fieldsOf, newJobPost } from './job-post-fields';
import { JOB_POSTS_CHANGED } from './job-posts.events';
import { makeSlug } from './make-slug';
import type { SaveJobPostRequest } from './save-job-post.dto';

/** Adds a post; the specification's four fields make an open one. */
@Injectable()
export class CreateJobPost {
  constructor(
    private readonly database: Database,
    private readonly posts: EditJobPostsRepository,
    private readonly audit: RecordAudit,
    private readonly changes: Changes,
    @InjectConfig() private readonly config: Config,
  ) {}

  /** @throws ValidationFailed */
  async create(given: SaveJobPostRequest, doer: Doer): Promise<JobPost> {
    const created = await this.database.transaction(async (tx) => {
      const fields = await applyToJobPost(newJobPost, given, this.config.COMPANY_TIME_ZONE, tx);
      const slug = await this.posts.pickSlug(makeSlug(fields.title), null, tx);
      const post = await this.posts.insert(fields, slug, tx);
      const subject = { subjectType: 'job-post', subjectId: post.id, details: { after: fieldsOf(post) } };
      await this.audit.record({ action: 'job-post.created', ...subject, ...doer }, tx);
      await this.changes.announce(JOB_POSTS_CHANGED, tx);
      return post;
    });
    this.changes.forget(JOB_POSTS_CHANGED);
    return created;
  }
}
