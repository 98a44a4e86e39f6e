import type { Days } from '../data/calls/report-calls.ts';
import { translate } from '../messages/translate.ts';

const DAY = 86_400_000;
const MOST_DAYS = 366;

/** Days as date fields have them; an empty one is left to the API, which takes today and the 30 days up to it. */
export interface Period {
  from: string;
  to: string;
}

const at = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayAt = (time: number) => new Date(time).toISOString().slice(0, 10);

/** So many days, the last of which is `to`. */
export const daysUntil = (to: string, days: number): Period => ({ from: dayAt(at(to) - (days - 1) * DAY), to });

/** The fault of a period, if any. A missing day is left to the API. */
export const periodFault = ({ from, to }: Period): string | undefined => {
  if (!from || !to) return undefined;
  const days = (at(to) - at(from)) / DAY + 1;
  if (days < 1) return translate('reports.period.endsBeforeStart');
  return days > MOST_DAYS ? translate('reports.period.tooLong', { days: MOST_DAYS }) : undefined;
};

/** The days of a period that were chosen; the API chooses the others. */
export const chosenDays = ({ from, to }: Period): Days => ({ ...(from && { from }), ...(to && { to }) });
