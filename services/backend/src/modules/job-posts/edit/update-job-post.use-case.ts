import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/access/access.decorators';
import { Changes } from '../../../platform/changes/changes';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import { Database, type Sql } from '../../../platform/database/database';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { type JobPostEntity, type JobPostFields, writtenNames } from '../job-post.entity';
import { JOB_POSTS_CHANGED, type JobPostState } from '../job-post.facts';
import { applyToJobPost } from './apply-to-job-post';
import { askAboutSameTitle } from './ask-about-same-title';
import { changeSlug } from './choose-slug';
import { editJobPosts, jobPostTimes, valuesOf } from './edit-job-posts.repository';
import type { SaveJobPostRequest } from './save-job-post.dto';
import { lockJobPost, writtenFieldsOf } from './write-job-post';

/** `version` is the one that the caller has read, null for any. */
type UpdateCommand = { id: string; version: number | null; request: SaveJobPostRequest };

/** Changes a job post; what the request leaves out stays. A save that changes nothing leaves no trace. */
@Injectable()
export class UpdateJobPost {
  constructor(
    private readonly database: Database,
    private readonly audit: RecordAudit,
    private readonly changes: Changes,
    @InjectConfig() private readonly config: Config,
  ) {}

  /** @throws NotFound, ChangedMeanwhile, ValidationFailed, SameTitle */
  async run({ id, version, request }: UpdateCommand, caller: Caller): Promise<JobPostEntity> {
    const updated = await this.database.transaction(async (tx) => {
      const current = await lockJobPost(tx, id, version);
      const before = writtenFieldsOf(current);
      const after = await applyToJobPost(before, request, this.config, tx);
      const changed = writtenNames.filter((name) => !isDeepStrictEqual(before[name], after[name]));
      const slug = await changeSlug(tx, current, after.title, request.slug);
      const isMoved = slug !== current.slug;
      if (changed.length === 0 && !isMoved) return current;
      if (changed.includes('title') || (await comesBack(tx, current, after))) {
        await editJobPosts.lockSlugs(tx);
        await askAboutSameTitle(tx, after.title, id, request.sameTitle === true);
      }
      if (isMoved) await editJobPosts.keepSlug(tx, current.slug, slug, id);
      const post = await editJobPosts.update(tx, ...valuesOf(after, slug), id);
      const details = {
        before: { ...writtenFieldsOf(before, changed), ...(isMoved && { slug: current.slug }) },
        after: { ...writtenFieldsOf(after, changed), ...(isMoved && { slug }) },
      };
      const subject = { subjectType: 'job-post' as const, subjectId: id, details };
      await this.audit.record({ action: 'job-post.updated', ...subject, ...caller }, tx);
      await this.changes.announce(JOB_POSTS_CHANGED, tx);
      return post;
    });
    this.changes.forget(JOB_POSTS_CHANGED);
    return updated;
  }
}

const isOver = (state: JobPostState) => state === 'closed' || state === 'filled';

/** Whether a post that was over is none any more with this change. */
async function comesBack(
  tx: Sql,
  before: JobPostEntity,
  { intent, opensAt, closesAt }: JobPostFields,
): Promise<boolean> {
  return isOver(before.state) && !isOver((await jobPostTimes.predictState(tx, intent, opensAt, closesAt)).state);
}
