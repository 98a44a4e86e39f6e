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

/** For example "India Standard Time, GMT+05:30": the zone in words, as it is called and stands at a moment. */
export function nameZone(at: Date, timeZone: string): string {
  const name = (timeZoneName: 'long' | 'longOffset') =>
    new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName })
      .formatToParts(at)
      .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  const [long, offset] = [name('long'), name('longOffset')];
  return long === offset ? long : `${long}, ${offset === 'GMT' ? 'GMT+00:00' : offset}`;
}

const DAY_MS = 86_400_000;

/**
 * The moment at which a clock in the zone shows a text like `2026-12-01T14:30`; of two, the first. Null where it never does: in the hour
 * that is left out when clocks are put forward, and for a text that is no time.
 */
export function momentAt(clock: string, timeZone: string): Date | null {
  const [, day, time] = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})$/.exec(clock) ?? [];
  const asUtc = Date.parse(`${clock}:00Z`);
  if (!day || Number.isNaN(asUtc)) return null;
  const read = clockIn(timeZone);
  /** How far the zone's clock is ahead at a moment. */
  const aheadAt = (moment: number) => Date.parse(`${read(new Date(moment)).replace(' ', 'T')}Z`) - moment;
  // No zone changes its clock twice within two days.
  const found = [asUtc - DAY_MS, asUtc + DAY_MS]
    .map((near) => new Date(asUtc - aheadAt(near)))
    .filter((moment) => read(moment) === `${day} ${time}:00`);
  return found.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null;
}

/** Whether it is a name of the IANA list. Offsets are none: Postgres reads `+05:30` with the sign turned round. */
export function isTimeZone(name: string): boolean {
  try {
    return /^[A-Za-z]/.test(name) && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
