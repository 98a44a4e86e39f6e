import type { Sql } from '../../platform/database/database';
import type { Period } from '../../platform/http/listing/period';
import { visits } from './count-visits.repository';

/** Visits by day, page, referring host and device, and those of the period before, of as many days. Robots are counted apart. */
export async function countVisits(sql: Sql, { from, to }: Period, before: Period) {
  const both = [from, to, before.from] as const;
  const robots = await visits.robots(sql, ...both);
  return {
    perDay: await visits.perDay(sql, from, to),
    perDayBefore: await visits.perDay(sql, before.from, before.to),
    perPage: await visits.perPage(sql, ...both),
    perHost: await visits.perHost(sql, ...both),
    perDevice: await visits.perDevice(sql, ...both),
    robots: robots.count,
    robotsBefore: robots.before,
  };
}

/** How often the page of each post was opened, beside how many applied, and both in the period before. Robots, held and discarded ones do not count. */
export const countPostVisits = (sql: Sql, { from, to, timeZone }: Period, before: Period) =>
  visits.perPost(sql, from, to, timeZone, before.from);
