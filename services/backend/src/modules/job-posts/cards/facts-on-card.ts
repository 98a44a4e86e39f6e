import type { JobPostEntity } from '../job-post.entity';
import { dayOf, lastDayBefore, salaryText } from '../pages/describe-post';
import type { WordsOfFacts } from '../pages/draw-post-card';

export type FactsOfPost = Pick<JobPostEntity, 'location' | 'salary' | 'closesAt' | 'postedAt'>;

/** The lines below the title of a share card: the place, the pay or when it is told, and until when or since when. */
export const factsOnCard = (
  { location, salary, closesAt, postedAt }: FactsOfPost,
  timeZone: string,
  { intervals, payLater, closing, posted }: WordsOfFacts,
): string[] => [
  location,
  ...(salary ? [`${salaryText(salary)} ${intervals[salary.interval]}`] : []),
  ...(!salary && payLater ? [payLater] : []),
  ...(closesAt ? [`${closing} ${lastDayBefore(closesAt.toISOString(), timeZone).text}`] : []),
  ...(!closesAt && postedAt ? [`${posted} ${dayOf(postedAt, timeZone).text}`] : []),
];
