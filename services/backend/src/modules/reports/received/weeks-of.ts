import type { countReceivedApplications } from '../../applications/count-applications.use-case';
import { receivedWithin } from './list-filters';

type Received = Awaited<ReturnType<typeof countReceivedApplications>>;

/** The Monday of the week of a day, both `YYYY-MM-DD`. */
const mondayOf = (day: string): string => {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
};

/** The weeks of the period's days, also those in which nobody applied, each with the filter of its list and its numbers of the positions. */
export const weeksOf = ({ perDay, perPosition, perWeek }: Pick<Received, 'perDay' | 'perPosition' | 'perWeek'>) => {
  const counts = new Map(perWeek.map(({ monday, position, count }) => [JSON.stringify([monday, position]), count]));
  const weeks = [...Map.groupBy(perDay, ({ day }) => mondayOf(day))];
  return weeks.flatMap(([monday, days]) => {
    const [first, last] = [days[0], days.at(-1)];
    if (!first || !last) return [];
    return [
      {
        first: first.day,
        last: last.day,
        count: days.reduce((sum, { count }) => sum + count, 0),
        filter: receivedWithin({ since: first.since, until: last.until }),
        positions: perPosition.flatMap(({ position }) => {
          const count = counts.get(JSON.stringify([monday, position]));
          return count === undefined ? [] : [{ position, count }];
        }),
      },
    ];
  });
};
