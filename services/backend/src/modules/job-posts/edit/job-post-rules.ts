import { isISO4217CurrencyCode } from 'class-validator';
import { salaryIntervals } from '../job-post.facts';

export const LONGEST_ADDRESS = 2_000;
const MOST_MONEY = 1_000_000_000;

/** An https address without credentials, or a path of this site; `//host` would be another site. */
export function isImageAddress(value: unknown): boolean {
  if (typeof value !== 'string' || value.length > LONGEST_ADDRESS || /[\s\p{Cc}\\<>"']/u.test(value)) return false;
  if (value.startsWith('/')) return !value.startsWith('//');
  const url = /^https:\/\/[^/]/.test(value) ? URL.parse(value) : null;
  return url !== null && url.username === '' && url.password === '';
}

/** All four parts and nothing else, the smaller amount first. */
export function isSalary(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { min, max, currency, interval, ...others } = value as Record<string, unknown>;
  if (Object.keys(others).length > 0 || !isAmount(min) || !isAmount(max) || min > max) return false;
  const isCurrency = typeof currency === 'string' && /^[A-Z]{3}$/.test(currency) && isISO4217CurrencyCode(currency);
  return isCurrency && salaryIntervals.some((known) => known === interval);
}

/** With two decimals at most. */
const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= MOST_MONEY && Number(value.toFixed(2)) === value;

const day = String.raw`(2\d{3})-(\d\d)-(\d\d)`;
const dayOnly = new RegExp(`^${day}$`);
const instant = new RegExp(String.raw`^${day}T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)$`);

/** A day of the calendar without a time. */
export const isLocalDate = (value: string) => dayOnly.test(value);

/** A day (`2026-12-31`) or a moment with its offset (`2026-12-31T18:00:00+05:30`), from the year 2000 on. */
export function isDayOrMoment(value: unknown): boolean {
  const [whole, ...parts] = (typeof value === 'string' && (dayOnly.exec(value) ?? instant.exec(value))) || [];
  if (whole === undefined) return false;
  const midnight = new Date(`${parts.join('-')}T00:00:00Z`);
  const isInCalendar = !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(parts.join('-'));
  return isInCalendar && !Number.isNaN(Date.parse(whole));
}
