import { Injectable } from '@nestjs/common';
import { type Config, InjectConfig } from '../../platform/config/config.module';
import { Database } from '../../platform/database/database';
import { periodBefore, periodOf, type PeriodRequest } from '../../platform/http/listing/period';
import { countVisits, countVisitsInAll } from '../visits/count-visits.use-case';
import type { VisitsReportView } from './reports.view';

/** Counts the visits of a period per day, page, referring host and device. */
@Injectable()
export class ReportVisits {
  constructor(
    @InjectConfig() private readonly config: Config,
    private readonly database: Database,
  ) {}

  /** @throws ValidationFailed for days that are no period */
  async run(request: PeriodRequest): Promise<VisitsReportView> {
    const period = periodOf(request, this.config.COMPANY_TIME_ZONE);
    const { from, to } = periodBefore(period);
    const totalBefore = await countVisitsInAll(this.database, { ...period, from, to });
    return { ...period, before: { from, to }, totalBefore, ...(await countVisits(this.database, period)) };
  }
}
