import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/access/access.decorators';
import { Changes } from '../../../platform/changes/changes';
import { Database } from '../../../platform/database/database';
import { RecordAudit } from '../../audit/record-audit.use-case';
import type { JobPostEntity } from '../job-post.entity';
import { JOB_POSTS_CHANGED } from '../job-post.facts';
import { editJobPosts } from './edit-job-posts.repository';
import { lockJobPost, writtenFieldsOf } from './write-job-post';

/** Removes a post. Applications that named it stay and lose the link; its addresses answer that it is closed. */
@Injectable()
export class DeleteJobPost {
  constructor(
    private readonly database: Database,
    private readonly audit: RecordAudit,
    private readonly changes: Changes,
  ) {}

  /** `version` is the one that the caller has read, null for any. @returns what it was. @throws NotFound, ChangedMeanwhile */
  async run({ id, version }: { id: string; version: number | null }, caller: Caller): Promise<JobPostEntity> {
    const removed = await this.database.transaction(async (tx) => {
      const post = await lockJobPost(tx, id, version);
      await editJobPosts.lockReferrals(tx, id);
      await editJobPosts.lockApplications(tx, id);
      await editJobPosts.keepAddresses(tx, id);
      await editJobPosts.remove(tx, id);
      const subject = { subjectType: 'job-post' as const, subjectId: id, details: { before: writtenFieldsOf(post) } };
      await this.audit.record({ action: 'job-post.deleted', ...subject, ...caller }, tx);
      await this.changes.announce(JOB_POSTS_CHANGED, tx);
      return post;
    });
    this.changes.forget(JOB_POSTS_CHANGED);
    return removed;
  }
}
