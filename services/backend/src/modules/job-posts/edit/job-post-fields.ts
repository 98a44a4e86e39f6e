import { isDeepStrictEqual } from 'node:util';
import { type JobPost, writtenNames } from '../job-post-columns';
import type { JobPostEntity } from '../job-post.entity';

/** The fields of a post that HR writes. */
export type JobPostFields = Pick<JobPostEntity, (typeof writtenNames)[number]>;

/** The defaults of a new post: everything but the three required texts is absent. */
export const newJobPost = {
  ...Object.fromEntries(writtenNames.map((name) => [name, null])),
  intent: 'published',
} as Omit<JobPostFields, 'title' | 'para' | 'location'>;

export const fieldsOf = (post: JobPost): JobPostFields => pick(post, writtenNames);

/** The fields that differ, before and after, for the audit log. */
export function diffJobPosts(before: JobPostFields, after: JobPostFields) {
  const names = writtenNames.filter((name) => !isDeepStrictEqual(before[name], after[name]));
  return { isEmpty: names.length === 0, details: { before: pick(before, names), after: pick(after, names) } };
}

const pick = <Name extends keyof JobPostFields>(post: JobPostFields, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, post[name]])) as Pick<JobPostFields, Name>;
