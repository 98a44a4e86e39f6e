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
