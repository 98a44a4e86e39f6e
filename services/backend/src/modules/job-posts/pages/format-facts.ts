import type { Salary } from '../job-post.facts';

const LOCALE = 'en-IN';

/** Caches a formatter by key: to make one takes longer than to render a post's card, and memory that is freed late. */
function keepEach<Made>(make: (key: string) => Made): (key: string) => Made {
  const made = new Map<string, Made>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}

const daysIn = keepEach((timeZone) => ({
  text: new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'long', year: 'numeric', timeZone }),
  day: new Intl.DateTimeFormat('sv-SE', { day: '2-digit', month: '2-digit', year: 'numeric', timeZone }),
}));
const amountsIn = keepEach(
  (currency) => new Intl.NumberFormat(LOCALE, { style: 'currency', currency, maximumFractionDigits: 0 }),
);

/** The day of a moment where the company is, as people read it and as machines do (`2026-11-30`). */
export function dayOf(moment: Date, timeZone: string) {
  const { text, day } = daysIn(timeZone);
  return { text: text.format(moment), day: day.format(moment) };
}

/** The last day on which one can apply; `closesAt` is the first moment at which the post is closed. */
export const lastDayBefore = (closesAt: string, timeZone: string) =>
  dayOf(new Date(Date.parse(closesAt) - 1), timeZone);

/** A range as it is written in India: `₹12,00,000 – ₹18,00,000`. */
export function salaryText({ min, max, currency }: Salary): string {
  const amount = amountsIn(currency);
  return min === max ? amount.format(min) : `${amount.format(min)} – ${amount.format(max)}`;
}
