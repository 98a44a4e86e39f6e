import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { Caller } from '../../../platform/access/access.decorators';
import { Changes } from '../../../platform/changes/changes';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import { Database, type Sql } from '../../../platform/database/database';
import { NotFound } from '../../../platform/http/errors/http.errors';
import { ChangedMeanwhile } from '../../../platform/http/listing/record-version';
import type { AuditAction } from '../../audit/audit.facts';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { type JobPostEntity, type JobPostFields, writtenNames } from '../job-post.entity';
import { JOB_POSTS_CHANGED } from '../job-post.facts';
import { applyToJobPost, newJobPost } from './apply-to-job-post';
import { makeDemoJobPosts } from './demo-job-posts';
import { editJobPosts, makeSlug, pickSlug, valuesOf } from './edit-job-posts.repository';
import type { SaveJobPostRequest } from './save-job-post.dto';

@Injectable()
export class EditJobPosts {
  constructor(
    private readonly database: Database,
    private readonly audit: RecordAudit,
    private readonly changes: Changes,
    @InjectConfig() private readonly config: Config,
  ) {}

  /** The specification's four fields make an open post. @throws ValidationFailed */
  create(given: SaveJobPostRequest, caller: Caller): Promise<JobPostEntity> {
    return this.write(async (tx) => {
      const post = await this.insert(given, tx);
      await this.record('job-post.created', post.id, { after: pick(post) }, caller, tx);
      return post;
    });
  }

  /** A save that changes nothing leaves no trace. @throws as `lock`, and ValidationFailed */
  update(id: string, given: SaveJobPostRequest, version: number | null, caller: Caller): Promise<JobPostEntity> {
    return this.write(async (tx) => {
      const found = await this.lock(id, version, tx);
      const before = pick(found);
      const after = await applyToJobPost(before, given, this.config.COMPANY_TIME_ZONE, tx);
      const changed = writtenNames.filter((name) => !isDeepStrictEqual(before[name], after[name]));
      if (changed.length === 0) return found;
      // A title that gives the same slug leaves the address alone, numbered or not.
      const keepsSlug = makeSlug(found.title) === makeSlug(after.title);
      const slug = keepsSlug ? found.slug : await pickSlug(tx, after.title, id);
      if (slug !== found.slug) await editJobPosts.keepSlug(tx, found.slug, slug, id);
      const post = await editJobPosts.update(tx, ...valuesOf(after, slug), id);
      const details = { before: pick(before, changed), after: pick(after, changed) };
      await this.record('job-post.updated', id, details, caller, tx);
      return post;
    });
  }

  /** Removes a post and its addresses. Applications that named it stay and lose the link. @throws as `lock` */
  delete(id: string, version: number | null, caller: Caller): Promise<JobPostEntity> {
    return this.write(async (tx) => {
      const found = await this.lock(id, version, tx);
      await editJobPosts.lockReferrals(tx, id);
      await editJobPosts.lockApplications(tx, id);
      await editJobPosts.remove(tx, id);
      await this.record('job-post.deleted', id, { before: pick(found) }, caller, tx);
      return found;
    });
  }

  /** Fills an empty careers page with samples; adds nothing where there is a post already. @returns how many were added */
  addDemoPosts(): Promise<number> {
    return this.write(async (tx) => {
      await editJobPosts.lockAll(tx);
      if (await editJobPosts.isAny(tx)) return 0;
      const samples = makeDemoJobPosts();
      for (const sample of samples) await this.insert(sample, tx);
      await this.changes.announce(JOB_POSTS_CHANGED, tx);
      return samples.length;
    });
  }

  private async write<Result>(edit: (tx: Sql) => Promise<Result>): Promise<Result> {
    const result = await this.database.transaction(edit);
    this.changes.forget(JOB_POSTS_CHANGED);
    return result;
  }

  private async insert(given: SaveJobPostRequest, tx: Sql): Promise<JobPostEntity> {
    const fields = await applyToJobPost(newJobPost, given, this.config.COMPANY_TIME_ZONE, tx);
    return editJobPosts.insert(tx, ...valuesOf(fields, await pickSlug(tx, fields.title, null)));
  }

  /** `version` is the one that the caller has read, null for any. @throws NotFound, also for an id that is none; ChangedMeanwhile */
  private async lock(id: string, version: number | null, tx: Sql): Promise<JobPostEntity> {
    const found = isUUID(id) ? await editJobPosts.lock(tx, id) : undefined;
    if (!found) throw new NotFound('There is no such job post.');
    if (version !== null && version !== found.version) throw new ChangedMeanwhile();
    return found;
  }

  /** Records the change in the audit log and announces it to all processes, both with the commit. */
  private async record(action: AuditAction, id: string, details: Record<string, object>, caller: Caller, tx: Sql) {
    await this.audit.record({ action, subjectType: 'job-post', subjectId: id, details, ...caller }, tx);
    await this.changes.announce(JOB_POSTS_CHANGED, tx);
  }
}

const pick = (post: JobPostFields, names = writtenNames) =>
  Object.fromEntries(names.map((name) => [name, post[name]])) as JobPostFields;
