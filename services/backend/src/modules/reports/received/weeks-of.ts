import type { countReceivedApplications } from '../../applications/count-applications.use-case';
import { sumOf, type withDaysBefore } from './days-before';
import { receivedWithin, spanOf } from './list-filters';

type Received = Awaited<ReturnType<typeof countReceivedApplications>>;
type Day = ReturnType<typeof withDaysBefore<Received['perDay'][number]>>[number];

/** The Monday of the week of a day, both `YYYY-MM-DD`. */
const mondayOf = (day: string): string => {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
};

const keyOf = (monday: string, position: string) => JSON.stringify([monday, position]);
const countsOf = (rows: Received['perWeek']) =>
  new Map(rows.map(({ monday, position, count }) => [keyOf(monday, position), count]));

type Parts = Pick<Received, 'perPosition' | 'perWeek' | 'perWeekBefore'> & { perDay: Day[] };

/** The weeks of the period's days, also those in which nobody applied, beside the same days of the period before, each with the filter of its list and its numbers of the positions. */
export const weeksOf = ({ perDay, perPosition, perWeek, perWeekBefore }: Parts) => {
  const [counts, countsBefore] = [countsOf(perWeek), countsOf(perWeekBefore)];
  const weeks = [...Map.groupBy(perDay, ({ day }) => mondayOf(day))];
  return weeks.flatMap(([monday, days]) => {
    const [first, last] = [days[0], days.at(-1)];
    if (!first || !last) return [];
    const daysBefore = days.map(({ before }) => before);
    return [
      {
        first: first.day,
        last: last.day,
        count: sumOf(days.map(({ count }) => count)),
        before: sumOf(daysBefore.map(({ count }) => count)),
        filter: receivedWithin(spanOf(days)),
        beforeFilter: receivedWithin(spanOf(daysBefore)),
        positions: perPosition.flatMap(({ position }) => {
          const key = keyOf(monday, position);
          const [count, before] = [counts.get(key) ?? 0, countsBefore.get(key) ?? 0];
          return count + before > 0 ? [{ position, count, before }] : [];
        }),
      },
    ];
  });
};
