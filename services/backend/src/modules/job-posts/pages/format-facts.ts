import type { Salary } from '../job-post-kinds';

/** A day as people read it and as machines do (`2026-11-30`). */
export interface Day {
  text: string;
  day: string;
}

const LOCALE = 'en-IN';

/** The day of a moment where the company is. */
export function dayOf(moment: Date, timeZone: string): Day {
  const format = (locale: string, month: 'long' | '2-digit', day: 'numeric' | '2-digit') =>
    new Intl.DateTimeFormat(locale, { day, month, year: 'numeric', timeZone }).format(moment);
  return { text: format(LOCALE, 'long', 'numeric'), day: format('sv-SE', '2-digit', '2-digit') };
}

/** The last day on which one can apply; `closesAt` is the first moment at which the post is closed. */
export const lastDayBefore = (closesAt: string, timeZone: string): Day =>
  dayOf(new Date(Date.parse(closesAt) - 1), timeZone);

/** A range as it is written in India: `₹12,00,000 – ₹18,00,000`. */
export function salaryText({ min, max, currency }: Salary): string {
  const amount = new Intl.NumberFormat(LOCALE, { style: 'currency', currency, maximumFractionDigits: 0 });
  return min === max ? amount.format(min) : `${amount.format(min)} – ${amount.format(max)}`;
}
