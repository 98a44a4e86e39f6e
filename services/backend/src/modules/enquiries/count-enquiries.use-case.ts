import type { Sql } from '../../platform/database/database';
import type { Period } from '../../platform/http/listing/period';
import { received } from './count-enquiries.repository';

/** How many enquiries of each kind came in, when and from where, and how many in the period before, of as many days. Held and discarded ones do not count. */
export async function countEnquiries(sql: Sql, { from, to, timeZone }: Period, before: Period) {
  return {
    perDay: await received.perDay(sql, from, to, timeZone),
    perDayBefore: await received.perDay(sql, before.from, before.to, timeZone),
    perSource: await received.perSource(sql, from, to, timeZone, before.from),
  };
}
