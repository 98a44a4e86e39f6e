import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { statement } from '../../../platform/database/statement';
import { Metrics } from '../../../platform/metrics/metrics';

/** Reads a day at most, and what is pending or unsure by an index of its own, however many mails there were. */
const count = statement(
  'watch-mails.count',
  `SELECT state, count(*)::int AS mails FROM deliveries
     WHERE created_at > now() - interval '24 hours' AND state NOT IN ('pending', 'unsure') GROUP BY state
   UNION ALL SELECT 'pending', count(*)::int FROM deliveries WHERE state = 'pending'
   UNION ALL SELECT 'unsure', count(*)::int FROM deliveries WHERE state <> 'sent' AND state = 'unsure'`,
);
const oldest = statement(
  'watch-mails.oldest',
  `SELECT coalesce(extract(epoch FROM now() - min(created_at)), 0)::int AS seconds FROM deliveries WHERE state = 'pending'`,
);

/** How the mails are doing. */
@Injectable()
export class WatchMails {
  constructor(metrics: Metrics, database: Database) {
    const states = 'Mails by state: all that are pending or unsure, and the others of the last 24 hours.';
    metrics.gauge({ name: 'frontdoor_mails', help: states, labels: ['state'] }, async () => {
      const rows = await database.query<{ state: string; mails: number }>(count);
      return rows.map(({ state, mails }) => ({ labels: { state }, value: mails }));
    });
    const help = 'Age of the oldest mail that is pending.';
    metrics.gauge({ name: 'frontdoor_mails_oldest_pending_seconds', help }, async () => {
      const rows = await database.query<{ seconds: number }>(oldest);
      return rows.map(({ seconds }) => ({ labels: {}, value: seconds }));
    });
  }
}
