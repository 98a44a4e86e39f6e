import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { dayOf, eachDay, isWithin } from '../../platform/database/days';
import { statement } from '../../platform/database/statement';
import type { Period } from '../../platform/http/period';

export interface EnquiryCounts {
  day: string;
  consultations: number;
  homeEnquiries: number;
  contactMessages: number;
}

const days = { from: '$1', to: '$2', zone: '$3' };

const countsOf = (table: string) => `(
  SELECT ${dayOf('created_at', '$3')} AS day, count(*)::int AS n FROM ${table}
  WHERE standing = 'clear' AND ${isWithin('created_at', days)} GROUP BY 1)`;

const perDay = statement(
  'count-enquiries.per-day',
  `SELECT day::text, coalesce(c.n, 0) AS consultations, coalesce(h.n, 0) AS "homeEnquiries",
     coalesce(m.n, 0) AS "contactMessages"
   FROM ${eachDay(days)} d
   LEFT JOIN ${countsOf('consultations')} c USING (day)
   LEFT JOIN ${countsOf('home_enquiries')} h USING (day)
   LEFT JOIN ${countsOf('contact_messages')} m USING (day)
   ORDER BY day`,
);

/** How many enquiries of each kind came in, every day of a period. What is held or discarded does not count. */
@Injectable()
export class CountEnquiries {
  constructor(private readonly database: Database) {}

  count({ from, to, timeZone }: Period): Promise<EnquiryCounts[]> {
    return this.database.query(perDay, [from, to, timeZone]);
  }
}
