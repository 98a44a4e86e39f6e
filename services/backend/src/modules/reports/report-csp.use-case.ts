import { Injectable } from '@nestjs/common';
import { type Config, InjectConfig } from '../../platform/config/config.module';
import { Database } from '../../platform/database/database';
import { periodOf, type PeriodRequest } from '../../platform/http/listing/period';
import { countCspReports } from '../csp-reports/count-csp-reports.use-case';
import type { CspReportView } from './reports.view';

/** Counts what browsers reported of the content security policy in a period, by kind. */
@Injectable()
export class ReportCsp {
  constructor(
    @InjectConfig() private readonly config: Config,
    private readonly database: Database,
  ) {}

  /** @throws ValidationFailed for days that are no period */
  async run(request: PeriodRequest): Promise<CspReportView> {
    const period = periodOf(request, this.config.COMPANY_TIME_ZONE);
    return { ...period, kinds: await countCspReports(this.database, period) };
  }
}
