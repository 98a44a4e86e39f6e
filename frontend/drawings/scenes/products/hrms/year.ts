export type DayKind = 'work' | 'weekend' | 'holiday' | 'leave' | 'sick' | 'casual' | 'planned' | 'none';

const YEAR = 2026;
export const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

// Month, first and last day of each span of days that are not ordinary.
const spans: readonly [kind: DayKind, month: number, from: number, to: number][] = [
  ['holiday', 1, 26, 26],
  ['holiday', 3, 4, 4],
  ['holiday', 5, 1, 1],
  ['holiday', 8, 15, 15],
  ['holiday', 10, 2, 2],
  ['holiday', 10, 20, 20],
  ['holiday', 11, 9, 9],
  ['holiday', 12, 25, 25],
  ['sick', 2, 11, 12],
  ['sick', 7, 6, 6],
  ['casual', 3, 5, 5],
  ['casual', 11, 10, 11],
  ['leave', 5, 18, 29],
  ['planned', 12, 28, 31],
];

/** The kind of a day for the person whose sheet this is. Five days are worked in a week. */
export function kindOf(month: number, day: number): DayKind {
  const date = new Date(Date.UTC(YEAR, month - 1, day));
  if (date.getUTCMonth() !== month - 1) return 'none';
  const span = spans.find(([, inMonth, from, to]) => inMonth === month && day >= from && day <= to);
  const isWeekend = date.getUTCDay() % 6 === 0;
  if (span && (span[0] === 'holiday' || !isWeekend)) return span[0];
  return isWeekend ? 'weekend' : 'work';
}

/** How many days of a kind the year has. */
export function daysOf(kind: DayKind): number {
  let count = 0;
  for (let month = 1; month <= 12; month += 1)
    for (let day = 1; day <= 31; day += 1) if (kindOf(month, day) === kind) count += 1;
  return count;
}
