import type { JobPost } from './job-post-columns';
import type { JobPostEntity } from './job-post.entity';

/** What people write of a post. */
export type JobPostFields = Pick<
  JobPostEntity,
  | 'title'
  | 'para'
  | 'location'
  | 'image'
  | 'intent'
  | 'employmentType'
  | 'workplace'
  | 'salary'
  | 'opensAt'
  | 'closesAt'
  | 'description'
>;

/** What a new post is, unless something else is said. */
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

export const fieldsOf = (post: JobPost): JobPostFields => ({
  title: post.title,
  para: post.para,
  location: post.location,
  image: post.image,
  intent: post.intent,
  employmentType: post.employmentType,
  workplace: post.workplace,
  salary: post.salary,
  opensAt: post.opensAt,
  closesAt: post.closesAt,
  description: post.description,
});

/** The fields that differ, as they were and as they are: for the audit log. Empty when none does. */
export function diffJobPosts(before: JobPostFields, after: JobPostFields) {
  const names = (Object.keys(after) as (keyof JobPostFields)[]).filter((name) => !isSame(before[name], after[name]));
  const pick = (post: JobPostFields) => Object.fromEntries(names.map((name) => [name, post[name]]));
  return { isEmpty: names.length === 0, details: { before: pick(before), after: pick(after) } };
}

/** The database gives the keys of a salary back in its own order. */
function isSame(one: unknown, other: unknown): boolean {
  const text = (value: unknown) =>
    JSON.stringify(value instanceof Date || typeof value !== 'object' || value === null ? value : sorted(value));
  return text(one) === text(other);
}

const sorted = (value: object) => Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
