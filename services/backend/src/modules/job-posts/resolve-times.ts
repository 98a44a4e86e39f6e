import type { Sql } from '../../platform/database/database';
import { onlyRow } from '../../platform/database/only-row';
import { statement } from '../../platform/database/statement';
import { isLocalDate } from './job-post-rules';

const startOfDay = statement(
  'job-posts.start-of-day',
  'SELECT ($1::date + $2::integer)::timestamp AT TIME ZONE $3 AS moment',
);

/** When a post opens that is said to open on that day or at that moment: days begin at midnight in the zone. */
export const resolveOpening = (given: string, zone: string, sql: Sql) => resolve(given, 0, zone, sql);

/** The first moment at which a post is closed: with a day, the end of that day in the zone. */
export const resolveClosing = (given: string, zone: string, sql: Sql) => resolve(given, 1, zone, sql);

/** Postgres knows the days of 23 and 25 hours, and those that do not begin at 00:00. */
async function resolve(given: string, daysLater: number, zone: string, sql: Sql): Promise<Date> {
  if (!isLocalDate(given)) return new Date(given);
  return onlyRow(await sql.query<{ moment: Date }>(startOfDay, [given, daysLater, zone])).moment;
}
