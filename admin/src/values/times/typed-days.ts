import { calendarDayText } from './dates.ts';

const names = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

/** From 1 to 12; 0 for what is no month. */
const monthOf = (text: string): number => {
  if (/^\d+$/.test(text)) return Number(text);
  const name = text.toLowerCase();
  return names.findIndex((whole) => whole.startsWith(name)) + 1;
};

const isoOf = (year: number, month: number, day: number): string | undefined => {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isDay = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isDay ? date.toISOString().slice(0, 10) : undefined;
};

/**
 * The day that was typed, as 2026-11-22: "22 Nov 2026", "22 November 2026", "22/11/2026", "22.11.2026" or "2026-11-22". The day comes
 * before the month, as everywhere in the admin. Undefined for anything else, and for a day that no calendar has.
 */
export const readDay = (typed: string): string | undefined => {
  const text = typed.trim();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  if (iso) return isoOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const [, day, month, year] =
    /^(?:[a-z]{2,9},?\s+)?(\d{1,2})[\s./-]+(\d{1,2}|[a-z]{3,9})[.,]?[\s./-]+(\d{4})$/i.exec(text) ?? [];
  return day && month && year ? isoOf(Number(year), monthOf(month), Number(day)) : undefined;
};

/** The day and the time that were typed, as 2026-11-22T15:40; the time stands behind the day, as "15:40" or "9.05". */
export const readTime = (typed: string): string | undefined => {
  const [, day = '', hour = '', minute = ''] = /^(.*?)(?:T|,\s*|\s+)(\d{1,2})[:.](\d{2})$/.exec(typed.trim()) ?? [];
  const date = readDay(day);
  if (date === undefined || Number(hour) > 23 || Number(minute) > 59) return undefined;
  return `${date}T${hour.padStart(2, '0')}:${minute}`;
};

/** A day, or a day and a time, as fields of a form hold it, in the words of all dates: "22 Nov 2026, 15:40". */
export const typedText = (value: string): string => {
  const [day = '', time] = value.split('T');
  const text = calendarDayText(day);
  if (text === undefined) return value;
  return time ? `${text}, ${time.slice(0, 5)}` : text;
};
