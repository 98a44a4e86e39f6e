export const jobPostStates = ['draft', 'scheduled', 'open', 'closed', 'filled'] as const;
export type JobPostState = (typeof jobPostStates)[number];

/** The state that HR has set; the real state follows from this and from the two times. */
export type JobPostIntent = 'draft' | 'published' | 'closed' | 'filled';

export const employmentTypes = ['full-time', 'part-time', 'contract', 'internship', 'temporary'] as const;
export type EmploymentType = (typeof employmentTypes)[number];

export const workplaces = ['office', 'hybrid', 'remote'] as const;
export type Workplace = (typeof workplaces)[number];

export const salaryIntervals = ['hour', 'day', 'month', 'year'] as const;

export interface Salary {
  min: number;
  max: number;
  /** ISO 4217. */
  currency: string;
  interval: (typeof salaryIntervals)[number];
}

/** Where on the site a post is read. */
export const pathOfJobPost = (slug: string): string => `/career/${slug}`;

/** The topic by which processes drop the job posts that they cache. */
export const JOB_POSTS_CHANGED = 'job-posts.changed';

/** SQL: a post, as `p`. */
export const joinJobPost = (id: string) => `JOIN job_posts p ON p.id = ${id}`;
/** SQL: the post stays until the transaction ends. */
export const fromShareLockedJobPost = (id: string) => `FROM job_posts WHERE id = ${id} FOR KEY SHARE`;
export const namedJobPost = (id: string) =>
  `(SELECT jsonb_build_object('id', p.id, 'title', p.title) FROM job_posts p WHERE p.id = ${id})`;
export const selectJobPostNames = 'SELECT id, slug, title FROM job_posts';
/** SQL: also the slugs that posts had before. */
export const selectJobPostSlugs =
  'SELECT id, slug FROM job_posts UNION ALL SELECT job_post_id, slug FROM job_post_old_slugs';
