import { jobPostState } from './job-post-is-open';
import type { JobPostEntity } from './job-post.entity';
import type { JobPostState } from './job-post-kinds';

/** A row with the state that it has at this moment. */
export type JobPost = JobPostEntity & { state: JobPostState };

/** What visitors see of a post. */
export type PublicJobPost = Omit<JobPostEntity, 'intent' | 'version' | 'createdAt' | 'updatedAt'>;

/** What visitors see of a post, under the names of its entity. */
export const publicJobPostColumns = (post: string) =>
  `${post}.id, ${post}.slug, ${post}.title, ${post}.para, ${post}.location, ${post}.image,
   ${post}.employment_type AS "employmentType", ${post}.workplace, ${post}.salary, ${post}.opens_at AS "opensAt",
   ${post}.closes_at AS "closesAt", ${post}.posted_at AS "postedAt", ${post}.description`;

/** All of a post under the names of its entity. */
export const jobPostColumns = (post: string) =>
  `${publicJobPostColumns(post)}, ${post}.intent, ${post}.version, ${post}.created_at AS "createdAt",
   ${post}.updated_at AS "updatedAt", ${jobPostState(post)} AS state`;
