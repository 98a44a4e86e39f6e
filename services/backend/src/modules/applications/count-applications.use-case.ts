import type { Sql } from '../../platform/database/database';
import type { Period } from '../../platform/http/listing/period';
import { received } from './count-applications.repository';

export { countChosenOption, type OriginKind, selectReceivedPerPost } from './count-applications.repository';

/** Counts applications by day, week, position, origin and referrer, and those of the period before. Held and discarded ones do not count. */
export async function countReceivedApplications(sql: Sql, { from, to, timeZone }: Period, before: Period) {
  const both = [from, to, timeZone, before.from] as const;
  const perPosition = await received.perPosition(sql, ...both);
  const positions = perPosition.map(({ position }) => position);
  return {
    perDay: await received.perDay(sql, from, to, timeZone),
    totalBefore: (await received.total(sql, before.from, before.to, timeZone)).count,
    perPosition,
    perWeek: await received.perWeek(sql, from, to, timeZone, positions),
    perOrigin: await received.perOrigin(sql, ...both),
    perReferrer: await received.perReferrer(sql, from, to, timeZone),
  };
}

/** Of the applications received in the period. */
export const { perReachedStages: countReachedStages } = received;
