import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { eachDay } from '../../platform/database/days';
import { onlyRow, statement } from '../../platform/database/statement';
import type { Period } from '../../platform/http/listing/period';

export interface VisitCounts {
  /** Every day of the period. */
  perDay: { day: string; count: number }[];
  /** The 100 most frequent. */
  perPage: { page: string; count: number }[];
  /** The 100 most frequent; empty without a referring site and for pages of our own. */
  perHost: { host: string; count: number }[];
  perDevice: { device: string; count: number }[];
  robots: number;
}

const days = { from: '$1', to: '$2' };
const within = `day BETWEEN ${days.from}::date AND ${days.to}::date`;
const byPeople = `${within} AND device <> 'bot'`;

const perDay = statement(
  'count-visits.per-day',
  `SELECT day::text, coalesce(count, 0) AS count FROM ${eachDay(days)} d
   LEFT JOIN (SELECT day, sum(count)::int AS count FROM visits WHERE ${byPeople} GROUP BY 1) c USING (day)
   ORDER BY day`,
);
const mostFrequent = (column: string, name: string) =>
  statement(
    `count-visits.per-${name}`,
    `SELECT ${column} AS "${name}", sum(count)::int AS count FROM visits WHERE ${byPeople}
     GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 100`,
  );
const perPage = mostFrequent('path', 'page');
const perHost = mostFrequent('host', 'host');
const perDevice = mostFrequent('device', 'device');
const robots = statement(
  'count-visits.robots',
  `SELECT coalesce(sum(count), 0)::int AS count FROM visits WHERE ${within} AND device = 'bot'`,
);

/** How often pages were opened, when, which, from where and with what. Robots are counted apart. */
@Injectable()
export class CountVisits {
  constructor(private readonly database: Database) {}

  async count({ from, to }: Period): Promise<VisitCounts> {
    const values = [from, to];
    return {
      perDay: await this.database.query(perDay, values),
      perPage: await this.database.query(perPage, values),
      perHost: await this.database.query(perHost, values),
      perDevice: await this.database.query(perDevice, values),
      robots: onlyRow(await this.database.query<{ count: number }>(robots, values)).count,
    };
  }
}
