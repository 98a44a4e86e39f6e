import { Injectable } from '@nestjs/common';
import { type Config, InjectConfig } from '../../platform/config/config.module';
import { Database } from '../../platform/database/database';
import { periodBefore, periodOf, type PeriodRequest } from '../../platform/http/listing/period';
import { countVisits } from '../visits/count-visits.use-case';
import { daysOf, sumOf, withDaysBefore } from './received/days-before';
import type { VisitsReportView } from './reports.view';

/** Counts the visits of a period per day, page, referring host and device, beside the period before. */
@Injectable()
export class ReportVisits {
  constructor(
    @InjectConfig() private readonly config: Config,
    private readonly database: Database,
  ) {}

  /** @throws ValidationFailed for days that are no period */
  async run(request: PeriodRequest): Promise<VisitsReportView> {
    const period = periodOf(request, this.config.COMPANY_TIME_ZONE);
    const before = periodBefore(period);
    const { perDay, perDayBefore, ...visits } = await countVisits(this.database, period, before);
    return {
      ...period,
      ...visits,
      before: daysOf(before),
      totalBefore: sumOf(perDayBefore.map(({ count }) => count)),
      perDay: withDaysBefore(perDay, perDayBefore).map(({ day, count, before: former }) => ({
        day,
        count,
        before: former.count,
      })),
    };
  }
}
