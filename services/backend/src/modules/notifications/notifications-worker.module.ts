import { Module } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { Metrics } from '../../platform/metrics/metrics';
import { Schedule } from '../../platform/schedule/schedule';
import { DescribeApplication } from '../applications/describe-application.use-case';
import { OpenDigests } from './digest/open-digests';
import { DeliverOnce } from './send/deliver-once';
import { MailPauses } from './send/mail-pauses';
import { mailHandlers } from './send/mail.handlers';
import { mailPreviews } from './templates/words/mail-previews.repository';
import { testMails } from './test-mails/test-mails.repository';
import { watchedMails } from './watch-mails.repository';

const TEN_MINUTES_MS = 600_000;

/** The worker's side of the mails: the jobs that send them, and how they are doing. */
@Module({
  providers: [DescribeApplication, DeliverOnce, MailPauses, OpenDigests, ...Object.values(mailHandlers)],
})
export class NotificationsWorkerModule {
  constructor(metrics: Metrics, database: Database, schedule: Schedule) {
    const forget = async () => {
      await mailPreviews.forget(database);
      await testMails.forget(database);
    };
    schedule.every({ name: 'previews and tests of mails', everyMs: TEN_MINUTES_MS, run: forget });
    const states =
      'Mails by state: all that are pending or unsure, the others of the last 24 hours; 10001 is more than 10000.';
    metrics.gauge({ name: 'frontdoor_mails', help: states, labelNames: ['state'] }, async () =>
      (await watchedMails.count(database)).map((row) => ({ labels: { state: row.state }, value: row.mails })),
    );
    const help = 'Age of the oldest mail that is pending.';
    metrics.gauge({ name: 'frontdoor_mails_oldest_pending_seconds', help }, async () => [
      { labels: {}, value: (await watchedMails.oldest(database)).seconds },
    ]);
    const untold =
      'Mails to HR about applications of more than 15 minutes ago that did not leave; 10001 is more than 10000.';
    metrics.gauge({ name: 'frontdoor_hr_untold', help: untold }, async () => [
      { labels: {}, value: (await watchedMails.countUntoldHr(database)).mails },
    ]);
  }
}
