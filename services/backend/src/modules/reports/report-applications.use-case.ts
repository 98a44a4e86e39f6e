import { Injectable } from '@nestjs/common';
import { type Config, InjectConfig } from '../../platform/config/config.module';
import { Database } from '../../platform/database/database';
import { periodOf, type PeriodRequest } from '../../platform/http/listing/period';
import { countReceivedApplications } from '../applications/count-applications.use-case';
import { countPostVisits } from '../visits/count-visits.use-case';
import type { ApplicationsReportView } from './reports.view';

/** Counts the applications of a period per day, position, source, post and referrer. */
@Injectable()
export class ReportApplications {
  constructor(
    @InjectConfig() private readonly config: Config,
    private readonly database: Database,
  ) {}

  /** @throws ValidationFailed for days that are no period */
  async run(request: PeriodRequest): Promise<ApplicationsReportView> {
    const period = periodOf(request, this.config.COMPANY_TIME_ZONE);
    const received = await countReceivedApplications(this.database, period);
    const perPost = await countPostVisits(this.database, period);
    const total = received.perDay.reduce((sum, { count }) => sum + count, 0);
    return { ...period, ...received, perPost, total };
  }
}
