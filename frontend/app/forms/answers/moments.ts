import { company } from '../../content/company.ts';

const { timeZone } = company;
const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone });
const zone = new Intl.DateTimeFormat('en-IN', { timeZone, timeZoneName: 'short' });
const day = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone,
});

const zoneAt = (at: number) => zone.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

/** Receipts tell time as the company's clock shows it, in the words of the API: "27 November 2026 at 15:47 IST". */
export const momentText = (at: number): string => `${moment.format(at)} ${zoneAt(at)}`;

/** For example "Friday, 4 December 2026". */
export const dayText = (at: number): string => day.format(at);

/** The same of what a receipt has, if it has it. */
export const momentOf = (at: number | undefined) => (at === undefined ? undefined : momentText(at));
export const dayOf = (by: string | undefined) => (by === undefined ? undefined : dayText(Date.parse(by)));
