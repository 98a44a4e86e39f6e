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

/** Each of these knows the usual short names of its own part of the world: IST, BST, EST, AEDT. */
const regions = ['en-GB', 'en-IN', 'en-US', 'en-AU', 'en-ZA'];

/** For example "21 November 2026 at 15:47 IST"; the zone is "GMT+5" where it has no short name in English. */
export function formatMoment(at: Date, timeZone: string): string {
  const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone });
  const names = regions.map((region) => {
    const parts = new Intl.DateTimeFormat(region, { timeZone, timeZoneName: 'short' }).formatToParts(at);
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  });
  return `${time.format(at)} ${names.find((name) => /^[A-Z]+$/.test(name)) ?? names[0]}`;
}

/** For example "Friday, 4 December 2026", where that is the moment's day in the zone. */
export const formatDay = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone,
  }).format(at);
