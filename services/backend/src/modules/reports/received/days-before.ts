import type { Period } from '../../../platform/http/listing/period';

export const daysOf = ({ from, to }: Period) => ({ from, to });

export const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/**
 * Each day of a period beside the one of the period before that stands in its place: as many days earlier as the period has.
 * @throws Error when the periods have not as many days
 */
export const withDaysBefore = <Day extends object>(days: readonly Day[], daysBefore: readonly Day[]) =>
  days.map((day, at): Day & { before: Day } => {
    const before = daysBefore[at];
    if (!before) throw new Error('The period before has as many days');
    return { ...day, before };
  });
