import { field } from '../../fields/field.decorator';
import { ruleOf } from '../../fields/validate-as';
import { dayIn } from '../../wall-clock';
import { ValidationFailed } from '../errors/http.errors';

const DAY_MS = 86_400_000;
const MOST_DAYS = 366;
const USUAL_DAYS = 30;

/** Days of the calendar, `YYYY-MM-DD`, both included, as they begin and end in the time zone. */
export interface Period {
  from: string;
  to: string;
  timeZone: string;
}

const atMidnight = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

function isDay(value: unknown): boolean {
  if (typeof value !== 'string' || !/^20\d\d-\d\d-\d\d$/.test(value)) return false;
  const time = atMidnight(value);
  return !Number.isNaN(time) && dayOf(time) === value;
}

const DayField = (description: string) =>
  field(
    { type: String, required: false, format: 'date', description },
    ruleOf('day', (value) => (isDay(value) ? null : 'Must be a day of this century like 2026-11-21.')),
  );

export class PeriodRequest {
  @DayField('First day; 29 days before `to` if absent.')
  from?: string;

  @DayField('Last day, included; today if absent.')
  to?: string;
}

/** How many days there are from one to another, both included; none where they are in the wrong order. */
export const countDays = ({ from, to }: Pick<Period, 'from' | 'to'>): number =>
  Math.max(0, (atMidnight(to) - atMidnight(from)) / DAY_MS + 1);

/** @throws ValidationFailed when the days are in the wrong order, or more than 366 */
export function periodOf(request: PeriodRequest, timeZone: string, now = new Date()): Period {
  const to = request.to ?? dayIn(timeZone, now);
  const from = request.from ?? dayOf(atMidnight(to) - (USUAL_DAYS - 1) * DAY_MS);
  const days = countDays({ from, to });
  if (days < 1) throw new ValidationFailed({ from: 'The first day comes after the last.' });
  if (days > MOST_DAYS) throw new ValidationFailed({ from: `Ask for ${MOST_DAYS} days at most.` });
  return { from, to, timeZone };
}

/** As many days, which end where the period begins. */
export function periodBefore({ from, to, timeZone }: Period): Period {
  const days = countDays({ from, to });
  const first = atMidnight(from);
  return { from: dayOf(first - days * DAY_MS), to: dayOf(first - DAY_MS), timeZone };
}
