import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { onlyRow, statement } from '../../platform/database/statement';
import type { VisitSum } from './visit-sums';

/** In the same order for each worker, so that two do not wait for one another. */
const add = statement(
  'visits.add',
  `INSERT INTO visits (day, path, host, device, count)
   SELECT * FROM unnest($1::date[], $2::text[], $3::text[], $4::text[], $5::integer[]) v (day, path, host, device, count)
   ORDER BY 1, 2, 3, 4
   ON CONFLICT (day, path, host, device) DO UPDATE SET count = visits.count + excluded.count`,
);
const names = statement(
  'visits.names',
  `SELECT coalesce(array_agg(DISTINCT path), '{}') AS path, coalesce(array_agg(DISTINCT host), '{}') AS host
   FROM visits WHERE day = $1`,
);
const forget = statement(
  'visits.forget',
  `DELETE FROM visits WHERE day < ((now() AT TIME ZONE $1)::date - make_interval(months => $2))::date`,
);

/** The counts of the site's pages. */
@Injectable()
export class VisitsRepository {
  constructor(private readonly database: Database) {}

  async add(sums: readonly VisitSum[]): Promise<void> {
    const column = <Name extends keyof VisitSum>(name: Name) => sums.map((sum) => sum[name]);
    if (sums.length === 0) return;
    const values = [column('day'), column('path'), column('host'), column('device'), column('count')];
    await this.database.query(add, values);
  }

  /** Which pages and hosts a day has. */
  async namesOf(day: string): Promise<{ path: string[]; host: string[] }> {
    const { path, host } = onlyRow(await this.database.query<{ path: string[]; host: string[] }>(names, [day]));
    return { path, host: host.filter(Boolean) };
  }

  async forget(timeZone: string, months: number): Promise<void> {
    await this.database.query(forget, [timeZone, months]);
  }
}
