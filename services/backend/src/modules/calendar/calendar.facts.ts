/** SQL: the first moment of the day in the company's zone that is so many days ahead. */
export const midnight = (daysAhead: number) =>
  `(SELECT ((now() AT TIME ZONE time_zone)::date + ${daysAhead})::timestamp AT TIME ZONE time_zone FROM working_calendar)`;
/** SQL: the first moments of this day and of the next in the company's zone. */
export const startOfToday = midnight(0);
export const endOfToday = midnight(1);

/** SQL: how many working days have begun since a moment. */
export const countDaysBegunSince = (moment: string) =>
  `(SELECT count(*)::int FROM working_days w WHERE w.starts_at > ${moment} AND w.starts_at <= now())`;

/**
 * SQL: the working days between two moments with parts of days: nights count, weekends and holidays do not. No day is longer than two,
 * so that few rows are read, by an index.
 */
export const workingDaysBetween = (since: string, until: string) => `(
  SELECT coalesce(sum(extract(epoch FROM least(w.ends_at, ${until}) - greatest(w.starts_at, ${since}))
    / extract(epoch FROM w.ends_at - w.starts_at)), 0)::float8
  FROM working_days w WHERE w.starts_at > ${since} - interval '2 days' AND w.starts_at < ${until} AND w.ends_at > ${since})`;

/** SQL: since when dates of answers are kept. */
export const countedSince = '(SELECT counted_since FROM working_calendar)';

/** SQL: the end of the working day that is now, or of the next one. */
export const endOfThisWorkingDay = '(SELECT ends_at FROM working_days WHERE ends_at >= now() ORDER BY ends_at LIMIT 1)';

/** Told to every process that keeps something of the calendar in memory. */
export const CALENDAR_CHANGED = 'calendar.changed';

/** Within what a client hears from a person: working days, as a number and in words. Forms, pages and mails have it from here. */
export const CLIENT_ANSWER = { days: 1, time: 'one working day' };
