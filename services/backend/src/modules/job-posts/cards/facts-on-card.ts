import type { JobPostEntity } from '../job-post.entity';
import type { Salary } from '../job-post.facts';
import { dayOf, lastDayBefore, salaryText } from '../pages/describe-post';

export type FactsOfPost = Pick<JobPostEntity, 'location' | 'salary' | 'closesAt' | 'postedAt'>;

const intervals: Record<Salary['interval'], string> = {
  hour: 'an hour',
  day: 'a day',
  month: 'a month',
  year: 'a year',
};

/** The lines below the title of a share card: the place, the pay where HR tells it, and until when or since when. */
export const factsOnCard = ({ location, salary, closesAt, postedAt }: FactsOfPost, timeZone: string): string[] => [
  location,
  ...(salary ? [`${salaryText(salary)} ${intervals[salary.interval]}`] : []),
  ...(closesAt ? [`Apply by ${lastDayBefore(closesAt.toISOString(), timeZone).text}`] : []),
  ...(!closesAt && postedAt ? [`Posted on ${dayOf(postedAt, timeZone).text}`] : []),
];
