import type { Sql } from '../../platform/database/database';
import type { Period } from '../../platform/http/listing/period';
import { received } from './count-enquiries.repository';

/** How many enquiries of each kind came in, when and from where. Held and discarded ones do not count. */
export async function countEnquiries(sql: Sql, { from, to, timeZone }: Period) {
  const values = [from, to, timeZone];
  return { perDay: await received.perDay(sql, ...values), perSource: await received.perSource(sql, ...values) };
}
