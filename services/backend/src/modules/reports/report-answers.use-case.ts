import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { countDueAnswers } from '../applications/answers/answer-clock.use-case';
import {
  FIGURE_DAYS,
  isPublishable,
  LEAST_ANSWERS,
  measureAnswers,
  measureAnswersBefore,
} from '../applications/answers/measure-answers.use-case';
import { readRetentionRules } from '../privacy/retain/find-retention.use-case';
import { answeredWithin } from './received/list-filters';
import type { AnswersReportView } from './reports.view';

/** Tells how quickly applicants hear, how many promises were kept, and whom nobody has answered in time. */
@Injectable()
export class ReportAnswers {
  constructor(private readonly database: Database) {}

  async run(): Promise<AnswersReportView> {
    const figure = await measureAnswers(this.database);
    const { answers, medianWorkingDays, listed, promises, kept } = figure;
    const { since, until, ...former } = await measureAnswersBefore(this.database);
    const before = {
      ...former,
      filter: answeredWithin({ since, until }),
      areKept: await this.areKept(2 * FIGURE_DAYS),
    };
    const { overdue, today, paused } = await countDueAnswers(this.database);
    const limits = { days: FIGURE_DAYS, leastAnswers: LEAST_ANSWERS, publishable: isPublishable(figure) };
    const listing = { listed, filter: answeredWithin({ since: figure.since }) };
    return { ...limits, ...listing, before, answers, medianWorkingDays, promises, kept, overdue, today, paused };
  }

  /** Whether applications are kept for so many days at least. */
  private async areKept(days: number): Promise<boolean> {
    const { keepDays } = await readRetentionRules(this.database);
    return [keepDays.application, keepDays['hired-application']].every((kept) => kept === null || kept >= days);
  }
}
