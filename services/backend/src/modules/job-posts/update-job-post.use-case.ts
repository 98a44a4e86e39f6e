import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { Doer } from '../../platform/access/current-doer.decorator';
import { Changes } from '../../platform/changes/changes';
import { InjectConfig } from '../../platform/config/config.module';
import type { Config } from '../../platform/config/config.schema';
import { Database, type Sql } from '../../platform/database/database';
import { NotFound } from '../../platform/http/http.errors';
import { ChangedMeanwhile } from '../../platform/http/record-version';
import { RecordAudit } from '../audit/record-audit.use-case';
import { applyToJobPost } from './apply-to-job-post';
import { EditJobPostsRepository } from './edit-job-posts.repository';
import type { JobPost } from './job-post-columns';
import { diffJobPosts, fieldsOf } from './job-post-fields';
import { JOB_POSTS_CHANGED } from './job-posts.events';
import { makeSlug } from './make-slug';
import type { SaveJobPostRequest } from './save-job-post.dto';

/** Changes a post; a save that changes nothing leaves no trace. */
@Injectable()
export class UpdateJobPost {
  constructor(
    private readonly database: Database,
    private readonly posts: EditJobPostsRepository,
    private readonly audit: RecordAudit,
    private readonly changes: Changes,
    @InjectConfig() private readonly config: Config,
  ) {}

  /**
   * @param version what the caller has read; null for any
   * @throws NotFound, also for an id that is none; ChangedMeanwhile; ValidationFailed
   */
  async update(id: string, given: SaveJobPostRequest, version: number | null, doer: Doer): Promise<JobPost> {
    const updated = await this.database.transaction(async (tx) => {
      const found = isUUID(id) ? await this.posts.lock(id, tx) : null;
      if (!found) throw new NotFound('There is no such job post.');
      if (version !== null && version !== found.version) throw new ChangedMeanwhile();
      const before = fieldsOf(found);
      const after = await applyToJobPost(before, given, this.config.COMPANY_TIME_ZONE, tx);
      const { isEmpty, details } = diffJobPosts(before, after);
      if (isEmpty) return found;
      const post = await this.posts.update(id, after, await this.slugFor(found, after.title, tx), tx);
      const subject = { subjectType: 'job-post', subjectId: id, details };
      await this.audit.record({ action: 'job-post.updated', ...subject, ...doer }, tx);
      await this.changes.announce(JOB_POSTS_CHANGED, tx);
      return post;
    });
    this.changes.forget(JOB_POSTS_CHANGED);
    return updated;
  }

  /** A title that gives the same slug leaves the address alone, numbered or not. */
  private async slugFor({ id, slug, title }: JobPost, newTitle: string, tx: Sql): Promise<string> {
    if (makeSlug(title) === makeSlug(newTitle)) return slug;
    const present = await this.posts.pickSlug(makeSlug(newTitle), id, tx);
    if (present !== slug) await this.posts.keepSlug(slug, present, id, tx);
    return present;
  }
}
