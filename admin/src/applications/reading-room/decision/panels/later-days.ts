import { dayOf } from '../../../../values/times/days.ts';

export type LaterChoice = 'tomorrow' | 'threeDays' | 'monday' | 'twoWeeks';

/** Days to come that are often meant, in the company's calendar, each once. `now` is a moment. */
export const laterDays = (now: string): { id: LaterChoice; day: string }[] => {
  const weekday = new Date(`${dayOf(now)}T00:00:00Z`).getUTCDay();
  const days = [
    { id: 'tomorrow', day: dayOf(now, 1) },
    { id: 'threeDays', day: dayOf(now, 3) },
    { id: 'monday', day: dayOf(now, ((7 - weekday) % 7) + 1) },
    { id: 'twoWeeks', day: dayOf(now, 14) },
  ] as const;
  return days.filter(({ day }, index) => days.findIndex((one) => one.day === day) === index);
};
