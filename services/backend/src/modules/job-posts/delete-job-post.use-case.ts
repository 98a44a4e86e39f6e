import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { Doer } from '../../platform/access/current-doer.decorator';
import { Changes } from '../../platform/changes/changes';
import { Database } from '../../platform/database/database';
import { NotFound } from '../../platform/http/http.errors';
import { ChangedMeanwhile } from '../../platform/http/record-version';
import { RecordAudit } from '../audit/record-audit.use-case';
import { EditJobPostsRepository } from './edit-job-posts.repository';
import type { JobPost } from './job-post-columns';
import { fieldsOf } from './job-post-fields';
import { JOB_POSTS_CHANGED } from './job-posts.events';

/** Removes a post and its addresses. Applications that named it stay and lose the link. */
@Injectable()
export class DeleteJobPost {
  constructor(
    private readonly database: Database,
    private readonly posts: EditJobPostsRepository,
    private readonly audit: RecordAudit,
    private readonly changes: Changes,
  ) {}

  /**
   * @param version what the caller has read; null for any
   * @returns the post as it was
   * @throws NotFound, also for an id that is none; ChangedMeanwhile
   */
  async delete(id: string, version: number | null, doer: Doer): Promise<JobPost> {
    const deleted = await this.database.transaction(async (tx) => {
      const found = isUUID(id) ? await this.posts.lock(id, tx) : null;
      if (!found) throw new NotFound('There is no such job post.');
      if (version !== null && version !== found.version) throw new ChangedMeanwhile();
      await this.posts.remove(id, tx);
      const subject = { subjectType: 'job-post', subjectId: id, details: { before: fieldsOf(found) } };
      await this.audit.record({ action: 'job-post.deleted', ...subject, ...doer }, tx);
      await this.changes.announce(JOB_POSTS_CHANGED, tx);
      return found;
    });
    this.changes.forget(JOB_POSTS_CHANGED);
    return deleted;
  }
}
