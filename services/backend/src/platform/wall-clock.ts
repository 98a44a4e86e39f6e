// Sweden writes days as machines do, and times with 24 hours.
const LOCALE = 'sv-SE';

/** The day of a moment in a time zone of the IANA list, as `2026-11-20`. */
export const dayIn = (timeZone: string, moment = new Date()): string =>
  new Intl.DateTimeFormat(LOCALE, { timeZone, dateStyle: 'short' }).format(moment);

/** Tells moments as a clock in the time zone shows them: `2026-11-20 15:00:00`, which spreadsheets of every language read. */
export function clockIn(timeZone: string): (moment: Date) => string {
  const format = new Intl.DateTimeFormat(LOCALE, { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return (moment) => format.format(moment);
}
