import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { dayOf, eachDay, isWithin } from '../../platform/database/days';
import { statement } from '../../platform/database/statement';
import type { Period } from '../../platform/http/listing/period';
import { enquiryKinds, type EnquiryName, submissions } from '../submissions/kinds.facts';

export interface ReceivedEnquiries {
  /** Every day of the period. */
  perDay: EnquiryCounts[];
  /** Of all kinds together, the 100 most frequent; both null where the enquiry told nothing. */
  perSource: { utmSource: string | null; ref: string | null; count: number }[];
}

interface EnquiryCounts {
  day: string;
  consultations: number;
  homeEnquiries: number;
  contactMessages: number;
}

const days = { from: '$1', to: '$2', zone: '$3' };

const countsOf = (kind: EnquiryName) => `(
  SELECT ${dayOf('created_at', '$3')} AS day, count(*)::int AS n FROM ${submissions[kind].table}
  WHERE standing = 'clear' AND ${isWithin('created_at', days)} GROUP BY 1)`;

const sourced = (table: string) =>
  `SELECT source FROM ${table} WHERE standing = 'clear' AND ${isWithin('created_at', days)}`;
const perSource = statement(
  'count-enquiries.per-source',
  `SELECT source->>'utm_source' AS "utmSource", source->>'ref' AS ref, count(*)::int
   FROM (${enquiryKinds.map((kind) => sourced(submissions[kind].table)).join(' UNION ALL ')}) received
   GROUP BY 1, 2 ORDER BY 3 DESC, 1, 2 LIMIT 100`,
);

const perDay = statement(
  'count-enquiries.per-day',
  `SELECT day::text, coalesce(c.n, 0) AS consultations, coalesce(h.n, 0) AS "homeEnquiries",
     coalesce(m.n, 0) AS "contactMessages"
   FROM ${eachDay(days)} d
   LEFT JOIN ${countsOf('consultation')} c USING (day)
   LEFT JOIN ${countsOf('home-enquiry')} h USING (day)
   LEFT JOIN ${countsOf('contact-message')} m USING (day)
   ORDER BY day`,
);

/** How many enquiries of each kind came in, when and from where. What is held or discarded does not count. */
@Injectable()
export class CountEnquiries {
  constructor(private readonly database: Database) {}

  async count({ from, to, timeZone }: Period): Promise<ReceivedEnquiries> {
    const values = [from, to, timeZone];
    return {
      perDay: await this.database.query(perDay, values),
      perSource: await this.database.query(perSource, values),
    };
  }
}
