import type { Sql } from '../../platform/database/database';
import { countDays, type Period } from '../../platform/http/listing/period';
import { received } from './count-applications.repository';

export { countChosenOption, type OriginKind, selectReceivedPerPost } from './count-applications.repository';

/** Counts applications by day, week, position, origin and referrer, and those of the period before, of as many days. Held and discarded ones do not count. */
export async function countReceivedApplications(sql: Sql, period: Period, before: Period) {
  const { from, to, timeZone } = period;
  const both = [from, to, timeZone, before.from] as const;
  const perPosition = await received.perPosition(sql, ...both);
  const positions = perPosition.map(({ position }) => position);
  return {
    perDay: await received.perDay(sql, from, to, timeZone),
    perDayBefore: await received.perDay(sql, before.from, before.to, timeZone),
    perPosition,
    perWeek: await received.perWeek(sql, from, to, timeZone, positions, 0),
    /** By the weeks of the same days of the period. */
    perWeekBefore: await received.perWeek(sql, before.from, before.to, timeZone, positions, countDays(period)),
    perOrigin: await received.perOrigin(sql, ...both),
    perReferrer: await received.perReferrer(sql, ...both),
  };
}

/** Of the applications received in the period. */
export const { perReachedStages: countReachedStages } = received;
