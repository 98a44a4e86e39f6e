import { Module } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { listRows, oneRow, queries } from '../../platform/database/queries';
import { Metrics } from '../../platform/metrics/metrics';
import { DescribeApplication } from '../applications/describe-application.use-case';
import { OpenDigests } from './digest/open-digests';
import { DeliverOnce } from './send/deliver-once';
import { mailHandlers } from './send/mail.handlers';

const mails = queries('watch-mails', {
  /** Reads the mails of one day at most; pending and unsure ones by an index of their own, however many mails there were. */
  count: listRows<{ state: string; mails: number }>(`
    SELECT state, count(*)::int AS mails FROM deliveries
      WHERE created_at > now() - interval '24 hours' AND state NOT IN ('pending', 'unsure') GROUP BY state
    UNION ALL SELECT 'pending', count(*)::int FROM deliveries WHERE state = 'pending'
    UNION ALL SELECT 'unsure', count(*)::int FROM deliveries WHERE state <> 'sent' AND state = 'unsure'`),
  oldest: oneRow<{ seconds: number }>(`
    SELECT coalesce(extract(epoch FROM now() - min(created_at)), 0)::int AS seconds FROM deliveries WHERE state = 'pending'`),
});

/** The worker's side of the mails: the jobs that send them, and how they are doing. */
@Module({ providers: [DescribeApplication, DeliverOnce, OpenDigests, ...Object.values(mailHandlers)] })
export class NotificationsWorkerModule {
  constructor(metrics: Metrics, database: Database) {
    const states = 'Mails by state: all that are pending or unsure, and the others of the last 24 hours.';
    metrics.gauge({ name: 'frontdoor_mails', help: states, labelNames: ['state'] }, async () =>
      (await mails.count(database)).map((row) => ({ labels: { state: row.state }, value: row.mails })),
    );
    const help = 'Age of the oldest mail that is pending.';
    metrics.gauge({ name: 'frontdoor_mails_oldest_pending_seconds', help }, async () => [
      { labels: {}, value: (await mails.oldest(database)).seconds },
    ]);
  }
}
