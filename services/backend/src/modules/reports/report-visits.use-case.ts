import { Injectable } from '@nestjs/common';
import { InjectConfig } from '../../platform/config/config.module';
import type { Config } from '../../platform/config/config.schema';
import { type Period, periodOf, type PeriodRequest } from '../../platform/http/period';
import { CountVisits, type VisitCounts } from '../visits/count-visits.use-case';

@Injectable()
export class ReportVisits {
  constructor(
    @InjectConfig() private readonly config: Config,
    private readonly visits: CountVisits,
  ) {}

  /** @throws ValidationFailed for a period that is none */
  async report(asked: PeriodRequest): Promise<Period & VisitCounts> {
    const period = periodOf(asked, this.config.COMPANY_TIME_ZONE);
    return { ...period, ...(await this.visits.count(period)) };
  }
}
