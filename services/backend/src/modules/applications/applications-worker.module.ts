import { Module } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { Metrics } from '../../platform/metrics/metrics';
import { Schedule } from '../../platform/schedule/schedule';
import { countDueAnswers } from './answers/answer-clock.use-case';
import { forgetPastAnswers } from './answers/measure-answers.use-case';
import { RenewDocuments } from './list/renew-documents';

const DAILY_MS = 86_400_000;

/** The worker's part of applications. */
@Module({ providers: [RenewDocuments] })
export class ApplicationsWorkerModule {
  constructor(metrics: Metrics, database: Database, schedule: Schedule) {
    const help = 'Applications whose answer was due on a day that is over.';
    metrics.gauge({ name: 'frontdoor_answers_overdue', help }, async () => [
      { labels: {}, value: (await countDueAnswers(database)).overdue },
    ]);
    schedule.every({ name: 'past answers', everyMs: DAILY_MS, run: () => forgetPastAnswers(database) });
  }
}
