import { jobPostState } from './job-post-is-open';
import type { JobPostEntity } from './job-post.entity';
import type { JobPostState } from './job-post.facts';

/** A row with the state that it has at this moment. */
export type JobPost = JobPostEntity & { state: JobPostState };

/** The columns that visitors see. */
export type PublicJobPost = Omit<JobPostEntity, 'intent' | 'version' | 'createdAt' | 'updatedAt'>;

type Moments = 'opensAt' | 'closesAt' | 'postedAt';

/** The same with its times as text: parsing them into dates and back costs time on every read of the list. */
export type ListedJobPost = Omit<PublicJobPost, Moments> & Record<Moments, string | null>;

/** The columns that visitors see, under the names of the entity. `written` formats a time. */
export const publicJobPostColumns = (post: string, written = (moment: string) => moment) =>
  `${post}.id, ${post}.slug, ${post}.title, ${post}.para, ${post}.location, ${post}.image,
   ${post}.employment_type AS "employmentType", ${post}.workplace, ${post}.salary,
   ${written(`${post}.opens_at`)} AS "opensAt", ${written(`${post}.closes_at`)} AS "closesAt",
   ${written(`${post}.posted_at`)} AS "postedAt", ${post}.description`;

/** All of a post under the names of its entity. */
export const jobPostColumns = (post: string) =>
  `${publicJobPostColumns(post)}, ${post}.intent, ${post}.version, ${post}.created_at AS "createdAt",
   ${post}.updated_at AS "updatedAt", ${jobPostState(post)} AS state`;
