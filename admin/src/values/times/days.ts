import { companyZone } from './zone.ts';

const DAY = 86_400_000;
const clocks = new Map<string, Intl.DateTimeFormat>();

const clockOf = (timeZone: string): Intl.DateTimeFormat => {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium', hourCycle: 'h23' });
  clocks.set(timeZone, clock);
  return clock;
};

/** A zone's clock at a moment, read as if it were UTC; both in milliseconds since 1970, to the second. */
const clockAt = (moment: number, zone = companyZone()): number =>
  Date.parse(`${clockOf(zone).format(moment).replace(' ', 'T')}Z`);

/**
 * The moment at which the company's clock shows a time. A time that occurs twice means its first occurrence; a skipped one is
 * moved by the length of the gap. Temporal calls this "compatible"; not every browser has it yet.
 */
const momentAt = (clock: number): number => {
  const [before, after] = [clock - DAY, clock + DAY].map((near) => clock - (clockAt(near) - near)) as [number, number];
  return clockAt(before) !== clock && clockAt(after) === clock ? after : before;
};

const timeOf = (iso: unknown): number => (typeof iso === 'string' ? Date.parse(iso) : Number.NaN);

/** The company's day of a moment, some days later or earlier, as a date field has it. */
export const dayOf = (iso: unknown, more = 0): string => {
  const time = timeOf(iso);
  return Number.isNaN(time) ? '' : new Date(clockAt(time) + more * DAY).toISOString().slice(0, 10);
};

/** The company's last day of which something lies before a moment, as a date field has it. */
export const lastDayBefore = (iso: unknown): string => {
  const time = timeOf(iso);
  return Number.isNaN(time) ? '' : dayOf(new Date(time - 1).toISOString());
};

/** The first moment of the company's day, some days later. */
export const momentOf = (day: string, more = 0): string | undefined => {
  const midnight = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(midnight) || new Date(midnight).toISOString().slice(0, 10) !== day) return undefined;
  return new Date(momentAt(midnight + more * DAY)).toISOString();
};

/** A moment as a field for date and time has it, in the company's zone unless another one is given. */
export const localTimeOf = (iso: string | null, zone = companyZone()): string => {
  const time = timeOf(iso);
  return Number.isNaN(time) ? '' : new Date(clockAt(time, zone)).toISOString().slice(0, 16);
};

export const momentOfLocalTime = (local: string): string | null => {
  const clock = Date.parse(`${local}Z`);
  return local && !Number.isNaN(clock) ? new Date(momentAt(clock)).toISOString() : null;
};
