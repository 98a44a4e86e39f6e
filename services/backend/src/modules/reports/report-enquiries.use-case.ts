import { Injectable } from '@nestjs/common';
import { type Config, InjectConfig } from '../../platform/config/config.module';
import { Database } from '../../platform/database/database';
import { periodOf, type PeriodRequest } from '../../platform/http/listing/period';
import { countEnquiries } from '../enquiries/count-enquiries.use-case';
import type { EnquiriesReportView } from './reports.view';

/** Counts the enquiries of a period per day and source. */
@Injectable()
export class ReportEnquiries {
  constructor(
    @InjectConfig() private readonly config: Config,
    private readonly database: Database,
  ) {}

  /** @throws ValidationFailed for days that are no period */
  async run(request: PeriodRequest): Promise<EnquiriesReportView> {
    const period = periodOf(request, this.config.COMPANY_TIME_ZONE);
    return { ...period, ...(await countEnquiries(this.database, period)) };
  }
}
