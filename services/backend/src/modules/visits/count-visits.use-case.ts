import type { Sql } from '../../platform/database/database';
import type { Period } from '../../platform/http/listing/period';
import { visits } from './count-visits.repository';

/** Visits by day, page, referring host and device. Robots are counted apart. */
export const countVisits = async (sql: Sql, { from, to }: Period) => ({
  perDay: await visits.perDay(sql, from, to),
  perPage: await visits.perPage(sql, from, to),
  perHost: await visits.perHost(sql, from, to),
  perDevice: await visits.perDevice(sql, from, to),
  robots: (await visits.robots(sql, from, to)).count,
});

/** Visits of all pages together. */
export const countVisitsInAll = async (sql: Sql, { from, to }: Period): Promise<number> =>
  (await visits.total(sql, from, to)).count;

/** How often the page of each post was opened, beside how many applied. Robots, held and discarded ones do not count. */
export const countPostVisits = (sql: Sql, { from, to, timeZone }: Period) => visits.perPost(sql, from, to, timeZone);
