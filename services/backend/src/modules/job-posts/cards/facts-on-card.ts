import type { JobPostEntity } from '../job-post.entity';
import { dayOf, lastDayBefore, salaryText } from '../pages/describe-post';
import type { WordsOfFacts } from '../pages/draw-post-card';

export type FactsOfPost = Pick<JobPostEntity, 'location' | 'salary' | 'closesAt' | 'postedAt'>;

/** The lines below the title of a share card: the place, the pay where HR tells it, and until when or since when. */
export const factsOnCard = (
  { location, salary, closesAt, postedAt }: FactsOfPost,
  timeZone: string,
  { intervals, closing, posted }: WordsOfFacts,
): string[] => [
  location,
  ...(salary ? [`${salaryText(salary)} ${intervals[salary.interval]}`] : []),
  ...(closesAt ? [`${closing} ${lastDayBefore(closesAt.toISOString(), timeZone).text}`] : []),
  ...(!closesAt && postedAt ? [`${posted} ${dayOf(postedAt, timeZone).text}`] : []),
];
