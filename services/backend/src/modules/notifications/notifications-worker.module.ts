import { Module } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { countUpToMost, listRows, oneRow, queries } from '../../platform/database/queries';
import { Metrics } from '../../platform/metrics/metrics';
import { DescribeApplication } from '../applications/describe-application.use-case';
import { OpenDigests } from './digest/open-digests';
import { type DeliveryState, deliveryStates } from './notifications.facts';
import { DeliverOnce } from './send/deliver-once';
import { MailPauses } from './send/mail-pauses';
import { mailHandlers } from './send/mail.handlers';

function countState(state: DeliveryState): string {
  const isOpen = state === 'pending' || state === 'unsure';
  const which = `state = '${state}'${state === 'sent' ? '' : " AND state <> 'sent'"}`;
  const since = isOpen ? '' : "AND created_at > now() - interval '24 hours'";
  return `SELECT '${state}' AS state, ${countUpToMost(`SELECT FROM deliveries WHERE ${which} ${since}`)} AS mails`;
}

const mails = queries('watch-mails', {
  /** Each up to 10,001, by the indexes of unsent mails and of times, however many mails there were. */
  count: listRows<{ state: string; mails: number }>(deliveryStates.map(countState).join(' UNION ALL ')),
  oldest: oneRow<{ seconds: number }>(`
    SELECT coalesce(extract(epoch FROM now() - min(created_at)), 0)::int AS seconds
    FROM deliveries WHERE state = 'pending' AND state <> 'sent'`),
});

/** The worker's side of the mails: the jobs that send them, and how they are doing. */
@Module({
  providers: [DescribeApplication, DeliverOnce, MailPauses, OpenDigests, ...Object.values(mailHandlers)],
})
export class NotificationsWorkerModule {
  constructor(metrics: Metrics, database: Database) {
    const states =
      'Mails by state: all that are pending or unsure, the others of the last 24 hours; 10001 is more than 10000.';
    metrics.gauge({ name: 'frontdoor_mails', help: states, labelNames: ['state'] }, async () =>
      (await mails.count(database)).map((row) => ({ labels: { state: row.state }, value: row.mails })),
    );
    const help = 'Age of the oldest mail that is pending.';
    metrics.gauge({ name: 'frontdoor_mails_oldest_pending_seconds', help }, async () => [
      { labels: {}, value: (await mails.oldest(database)).seconds },
    ]);
  }
}
