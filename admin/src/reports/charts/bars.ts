import { translate } from '../../messages/translate.ts';

type Filter = Record<string, unknown>;

export interface DayCount {
  day: string;
  count: number;
  /** On the day of the period before in its place. */
  before: number;
  /** Of the list of those that the day counts, where there is one. */
  filter?: Filter;
  /** Of the list of those that the day before counts. */
  beforeFilter?: Filter;
}

/** One bar: a day, or seven of them. */
export interface Bar {
  first: string;
  last: string;
  count: number;
  before: number;
  filter?: Filter;
  beforeFilter?: Filter;
}

/** The number of bars that stay distinct on the narrowest screen. */
const MOST_SINGLE_DAYS = 62;
const WEEK = 7;

/** From the first moment of the first day to the end of the last. */
const spanFilter = (filters: readonly (Filter | undefined)[]): Filter | undefined => {
  const [begin, end] = [filters[0], filters.at(-1)];
  return begin && end && { ...begin, to: end['to'] };
};

/** One bar a day, or a week where days would be too narrow; the last week may be shorter. */
export const barsOf = (days: readonly DayCount[]): Bar[] => {
  const step = days.length > MOST_SINGLE_DAYS ? WEEK : 1;
  return days.flatMap(({ day: first }, at) => {
    if (at % step !== 0) return [];
    const part = days.slice(at, at + step);
    const filter = spanFilter(part.map((day) => day.filter));
    const beforeFilter = spanFilter(part.map((day) => day.beforeFilter));
    return [
      {
        first,
        last: part.at(-1)?.day ?? first,
        count: part.reduce((sum, { count }) => sum + count, 0),
        before: part.reduce((sum, { before }) => sum + before, 0),
        ...(filter && { filter }),
        ...(beforeFilter && { beforeFilter }),
      },
    ];
  });
};

/** The name of a bar: a day of the calendar, in any time zone of the reader. */
export const barText = ({ first, last }: Pick<Bar, 'first' | 'last'>): string =>
  first === last ? dayName(first) : translate('reports.charts.span', { first: dayName(first), last: dayName(last) });

const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
export const dayName = (day: string): string => format.format(new Date(`${day}T00:00:00Z`));

/** Several days in short: "9–15 Mar 2026". */
export const daysText = ({ first, last }: Pick<Bar, 'first' | 'last'>): string =>
  format.formatRange(new Date(`${first}T00:00:00Z`), new Date(`${last}T00:00:00Z`));
