import type { Sql } from '../../platform/database/database';
import type { Period } from '../../platform/http/listing/period';
import { received } from './count-applications.repository';

export { countChosenOption, selectReceivedPerPost } from './count-applications.repository';

/** Counts applications by day, position, source and referrer. Held and discarded ones do not count. */
export const countReceivedApplications = async (sql: Sql, { from, to, timeZone }: Period) => ({
  perDay: await received.perDay(sql, from, to, timeZone),
  perPosition: await received.perPosition(sql, from, to, timeZone),
  perSource: await received.perSource(sql, from, to, timeZone),
  perReferrer: await received.perReferrer(sql, from, to, timeZone),
});

/** Of the applications received in the period. */
export const { perReachedStages: countReachedStages } = received;
