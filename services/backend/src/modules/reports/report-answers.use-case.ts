import { Injectable } from '@nestjs/common';
import { type Config, InjectConfig } from '../../platform/config/config.module';
import { Database } from '../../platform/database/database';
import { countDays, type Period, periodBefore, periodOf, type PeriodRequest } from '../../platform/http/listing/period';
import { dayIn } from '../../platform/wall-clock';
import { countDueAnswers } from '../applications/answers/answer-clock.use-case';
import {
  FIGURE_DAYS,
  isPublishable,
  LEAST_ANSWERS,
  measureAnswers,
  measureAnswersWithin,
  measureListedAnswers,
} from '../applications/answers/measure-answers.use-case';
import { readRetentionRules } from '../privacy/retain/find-retention.use-case';
import { findSpan } from './received/find-span.repository';
import { answeredWithin } from './received/list-filters';
import type { AnswersReportView } from './reports.view';

/** Tells how quickly applicants were answered in a period, how many answers came in time, and which applicants still wait although their day is over. */
@Injectable()
export class ReportAnswers {
  constructor(
    @InjectConfig() private readonly config: Config,
    private readonly database: Database,
  ) {}

  /** @throws ValidationFailed for days that are no period */
  async run(request: PeriodRequest): Promise<AnswersReportView> {
    const period = periodOf(request, this.config.COMPANY_TIME_ZONE);
    const { from, to } = periodBefore(period);
    const [span, spanBefore] = [
      await findSpan(this.database, period),
      await findSpan(this.database, { ...period, from, to }),
    ];
    const former = await measureListedAnswers(this.database, spanBefore.since, spanBefore.until);
    const keptDays = await this.readKeptDays();
    return {
      ...period,
      ...(await measureAnswersWithin(this.database, span.since, span.until)),
      filter: answeredWithin(span),
      areKept: this.daysBack(period) <= Math.max(FIGURE_DAYS, keptDays),
      before: {
        from,
        to,
        ...former,
        filter: answeredWithin(spanBefore),
        areKept: this.daysBack({ ...period, from }) <= keptDays,
      },
      ...(await this.describeNow()),
    };
  }

  private async describeNow() {
    const { overdue, today, paused } = await countDueAnswers(this.database);
    const publishable = isPublishable(await measureAnswers(this.database));
    return { overdue, today, paused, publishable, days: FIGURE_DAYS, leastAnswers: LEAST_ANSWERS };
  }

  /** How many days ago a period has begun, with today. */
  private daysBack({ from, timeZone }: Period): number {
    return countDays({ from, to: dayIn(timeZone) });
  }

  /** For how many days each application is kept at least. */
  private async readKeptDays(): Promise<number> {
    const { keepDays } = await readRetentionRules(this.database);
    return Math.min(...[keepDays.application, keepDays['hired-application']].map((kept) => kept ?? Infinity));
  }
}
