/** SQL: the first moment of the day in the company's zone that is so many days ahead. */
export const midnight = (daysAhead: number) =>
  `(SELECT ((now() AT TIME ZONE time_zone)::date + ${daysAhead})::timestamp AT TIME ZONE time_zone FROM working_calendar)`;
/** SQL: the first moments of this day and of the next in the company's zone. */
export const startOfToday = midnight(0);
export const endOfToday = midnight(1);

/** SQL: how many working days have begun since a moment. */
export const countDaysBegunSince = (moment: string) =>
  `(SELECT count(*)::int FROM working_days w WHERE w.starts_at > ${moment} AND w.starts_at <= now())`;

/** SQL: all working days as one row of two sorted arrays, which `workingDaysBetween` reads: a part of WITH of its statement, and of its FROM. */
export const workingDays = `working AS MATERIALIZED (
  SELECT array_agg(starts_at ORDER BY starts_at) AS starts, array_agg(ends_at ORDER BY starts_at) AS ends FROM working_days)`;

/** SQL: the working days until a moment, counted from the first one: those that are over, and the part of the one that is now. */
const workingDaysUntil = (moment: string) => `(
  SELECT CASE day WHEN 0 THEN 0 ELSE day - 1 + least(1, extract(epoch FROM ${moment} - working.starts[day])
    / extract(epoch FROM working.ends[day] - working.starts[day])) END::float8
  FROM width_bucket(${moment}, working.starts) AS day)`;

/**
 * SQL: the working days between two moments with parts of days: nights count, weekends and holidays do not. By two searches in sorted arrays
 * rather than by reading the days between for each of very many answers.
 */
export const workingDaysBetween = (since: string, until: string) =>
  `(${workingDaysUntil(until)} - ${workingDaysUntil(since)})`;

/** SQL: since when dates of answers are kept. */
export const countedSince = '(SELECT counted_since FROM working_calendar)';

/** SQL: the end of the working day that is now, or of the next one. */
export const endOfThisWorkingDay = '(SELECT ends_at FROM working_days WHERE ends_at >= now() ORDER BY ends_at LIMIT 1)';

/** Told to every process that keeps something of the calendar in memory. */
export const CALENDAR_CHANGED = 'calendar.changed';

/** Within what a client hears from a person: working days, as a number and in words. Forms, pages and mails have it from here. */
export const CLIENT_ANSWER = { days: 1, time: 'one working day' };
