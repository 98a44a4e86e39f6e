import { isUUID } from 'class-validator';
import type { Sql } from '../../../platform/database/database';
import { NotFound } from '../../../platform/http/errors/http.errors';
import { ChangedMeanwhile } from '../../../platform/http/listing/record-version';
import { type JobPostEntity, type JobPostFields, writtenNames } from '../job-post.entity';
import { applyToJobPost, newJobPost, type PostRules } from './apply-to-job-post';
import { askAboutSameTitle } from './ask-about-same-title';
import { chooseSlug } from './choose-slug';
import { editJobPosts, valuesOf } from './edit-job-posts.repository';
import type { SaveJobPostRequest } from './save-job-post.dto';

/** The specification's four fields make an open post. @throws ValidationFailed, SameTitle */
export async function insertJobPost(tx: Sql, request: SaveJobPostRequest, rules: PostRules): Promise<JobPostEntity> {
  const fields = await applyToJobPost(newJobPost, request, rules, tx);
  const slug = await chooseSlug(tx, fields.title, request.slug);
  await askAboutSameTitle(tx, fields.title, null, request.sameTitle === true);
  return editJobPosts.insert(tx, ...valuesOf(fields, slug));
}

/** `version` is the one that the caller has read, null for any. @throws NotFound, also for an id that is none; ChangedMeanwhile */
export async function lockJobPost(tx: Sql, id: string, version: number | null): Promise<JobPostEntity> {
  const post = isUUID(id) ? await editJobPosts.lock(tx, id) : undefined;
  if (!post) throw new NotFound('There is no such job post.');
  if (version !== null && version !== post.version) throw new ChangedMeanwhile();
  return post;
}

/** What people have written, for the audit log. */
export const writtenFieldsOf = (post: JobPostFields, names = writtenNames) =>
  Object.fromEntries(names.map((name) => [name, post[name]])) as JobPostFields;
