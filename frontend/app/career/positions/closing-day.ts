import { company } from '../../content/company.ts';

const inZone = (style: Intl.DateTimeFormatOptions, locale: string) =>
  new Intl.DateTimeFormat(locale, { ...style, timeZone: company.timeZone });
const written = inZone({ day: 'numeric', month: 'long', year: 'numeric' }, 'en-IN');
const parts = inZone({ day: '2-digit', month: '2-digit', year: 'numeric' }, 'en-CA');

/** The last day on which one can apply, for people and for machines, where the company is. `closesAt` is the first closed moment. */
export function lastDayBefore(closesAt: string): { text: string; iso: string } {
  const last = new Date(Date.parse(closesAt) - 1);
  return { text: written.format(last), iso: parts.format(last) };
}
