import type { JobPost } from '../job-post-columns';
import type { JobPostEntity } from '../job-post.entity';

/** The columns that HR writes, in the order of the statements that write them. */
export const jobPostFieldNames = [
  'title',
  'para',
  'location',
  'image',
  'intent',
  'employmentType',
  'workplace',
  'salary',
  'opensAt',
  'closesAt',
  'description',
] as const;
export type JobPostFields = Pick<JobPostEntity, (typeof jobPostFieldNames)[number]>;

/** The defaults of a new post. */
export const newJobPost: Omit<JobPostFields, 'title' | 'para' | 'location'> = {
  image: null,
  intent: 'published',
  employmentType: null,
  workplace: null,
  salary: null,
  opensAt: null,
  closesAt: null,
  description: null,
};

export const fieldsOf = (post: JobPost): JobPostFields => pick(post, jobPostFieldNames);

/** The fields that differ, before and after, for the audit log. */
export function diffJobPosts(before: JobPostFields, after: JobPostFields) {
  const names = jobPostFieldNames.filter((name) => !isSame(before[name], after[name]));
  return { isEmpty: names.length === 0, details: { before: pick(before, names), after: pick(after, names) } };
}

const pick = <Name extends keyof JobPostFields>(post: JobPostFields, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, post[name]])) as Pick<JobPostFields, Name>;

/** The database returns the keys of a salary in its own order. */
function isSame(one: unknown, other: unknown): boolean {
  const text = (value: unknown) =>
    JSON.stringify(value instanceof Date || typeof value !== 'object' || value === null ? value : sorted(value));
  return text(one) === text(other);
}

const sorted = (value: object) => Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
