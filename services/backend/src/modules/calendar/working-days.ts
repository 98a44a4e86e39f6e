const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** Days as `2026-11-20`; days of the week by ISO 8601, Monday is 1. */
export interface WorkingCalendar {
  weekend: readonly number[];
  holidays: readonly { day: string; name: string }[];
  timeZone: string;
}

/** A day of the calendar as moments: its first and its last millisecond in the company's time zone. */
export interface WorkingDay {
  day: string;
  startsAt: Date;
  endsAt: Date;
}

const dateOf = (day: string) => Date.parse(`${day}T00:00:00Z`);
export const dayAfter = (day: string, days = 1): string =>
  new Date(dateOf(day) + days * DAY_MS).toISOString().slice(0, 10);
const weekdayOf = (day: string) => new Date(dateOf(day)).getUTCDay() || 7;

/** Whether it is a day of the Gregorian calendar in the one form that is kept. */
export const isDay = (text: unknown): text is string =>
  typeof text === 'string' &&
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(dateOf(text)) &&
  dayAfter(text, 0) === text;

/** A text for the day of a moment, in the order of days. Making the formatter costs more than using it a hundred times. */
function dayTeller(timeZone: string): (moment: number) => string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  return (moment) => format.format(moment);
}

/**
 * The first moment whose day in the zone is this one or later. Where clocks are put forward at midnight the day begins at one; a zone
 * that has once left out a day begins it with the next.
 */
function firstMomentOf(day: string, tellDay: (moment: number) => string): number {
  // No zone is more than a day away from UTC, and all change at whole minutes.
  let [before, since] = [dateOf(day) - DAY_MS, dateOf(day) + DAY_MS];
  while (since - before > MINUTE_MS) {
    const middle = before + Math.floor((since - before) / MINUTE_MS / 2) * MINUTE_MS;
    if (tellDay(middle) < day) before = middle;
    else since = middle;
  }
  return since;
}

/** The working days of a span of days, both ends included, oldest first. */
export function listWorkingDays(calendar: WorkingCalendar, first: string, last: string): WorkingDay[] {
  const { weekend, holidays, timeZone } = calendar;
  const closed = new Set(holidays.map(({ day }) => day));
  const tellDay = dayTeller(timeZone);
  const days: WorkingDay[] = [];
  for (let day = first; day <= last; day = dayAfter(day)) {
    if (weekend.includes(weekdayOf(day)) || closed.has(day)) continue;
    const startsAt = firstMomentOf(day, tellDay);
    const endsAt = firstMomentOf(dayAfter(day), tellDay) - 1;
    if (endsAt > startsAt) days.push({ day, startsAt: new Date(startsAt), endsAt: new Date(endsAt) });
  }
  return days;
}

/** The longest that a company may be closed: who has applied before would wait for longer, and nobody would be late. */
export const LONGEST_PAUSE_DAYS = 31;

/** A day after which nobody works for longer than that, or null. Looks as far as the holidays reach. */
export function findEndlessPause({ weekend, holidays }: WorkingCalendar, today: string): string | null {
  const closed = new Set(holidays.map(({ day }) => day));
  const lastHoliday = [...closed].toSorted().at(-1) ?? today;
  const first = [...closed].toSorted()[0] ?? today;
  let lastWorked = dayAfter(first < today ? first : today, -1);
  const end = dayAfter(lastHoliday > today ? lastHoliday : today, 2 * LONGEST_PAUSE_DAYS);
  for (let day = dayAfter(lastWorked); day <= end; day = dayAfter(day)) {
    if (!weekend.includes(weekdayOf(day)) && !closed.has(day)) lastWorked = day;
    if (dateOf(day) - dateOf(lastWorked) > LONGEST_PAUSE_DAYS * DAY_MS) return lastWorked;
  }
  return null;
}
