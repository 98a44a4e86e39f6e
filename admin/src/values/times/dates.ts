import { translate } from '../../messages/translate.ts';
import { companyZone, zoneName } from './zone.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const dateParts = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const weekdayParts = { weekday: 'short', day: 'numeric', month: 'short' } as const;
const timeParts = { ...dateParts, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

const longDayParts = { weekday: 'long', day: 'numeric', month: 'long' } as const;

const clockParts = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

const parts = { clock: clockParts, date: dateParts, weekday: weekdayParts, longDay: longDayParts, time: timeParts };

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Making one costs more than using it a thousand times. */
const formatterOf = (kind: keyof typeof parts, timeZone = companyZone()): Intl.DateTimeFormat => {
  const key = `${kind} ${timeZone}`;
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat('en-GB', { ...parts[kind], timeZone });
  formatters.set(key, formatter);
  return formatter;
};

const read = (iso: string) => {
  const at = new Date(iso);
  return Number.isNaN(at.getTime()) ? undefined : at;
};

/** "22 Nov 2026": the company's day. */
export const dateText = (iso: string): string => {
  const at = read(iso);
  return at ? formatterOf('date').format(at) : translate('values.none');
};

/** "Tue 1 Dec": the company's day, for a date that is near. */
export const weekdayText = (iso: string): string => {
  const at = read(iso);
  return at ? formatterOf('weekday').format(at).replace(',', '') : translate('values.none');
};

/** "15:40": the company's clock, of a moment of a known day. */
export const clockOnlyText = (iso: string): string => {
  const at = read(iso);
  return at ? formatterOf('clock').format(at) : translate('values.none');
};

const midnightOf = (calendarDay: string) => read(`${calendarDay}T00:00:00Z`);

/** "26 Nov 2026"; undefined for no day. @param calendarDay as `2026-11-26` */
export const calendarDayText = (calendarDay: string): string | undefined => {
  const at = midnightOf(calendarDay);
  return at && formatterOf('date', 'UTC').format(at);
};

/** "Thursday 26 November". @param calendarDay as `2026-11-26` */
export const longDayText = (calendarDay: string): string => {
  const at = midnightOf(calendarDay);
  return at ? formatterOf('longDay', 'UTC').format(at) : translate('values.none');
};

/** "22 Nov 2026, 15:40 IST": the company's time, as its mails tell it. */
export const timeText = (iso: string): string => {
  const at = read(iso);
  return at ? `${formatterOf('time').format(at)} ${zoneName(at)}` : translate('values.none');
};

/** "12 min", "3 h", "6 d"; nothing once it is a month or more. */
export const ageText = (iso: string, now: number): string | undefined => {
  const at = read(iso);
  if (!at) return undefined;
  const age = Math.max(0, now - at.getTime());
  if (age < minute) return 'now';
  if (age < hour) return `${Math.floor(age / minute)} min`;
  if (age < day) return `${Math.floor(age / hour)} h`;
  if (age < 30 * day) return `${Math.floor(age / day)} d`;
  return undefined;
};
