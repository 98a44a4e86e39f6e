import { Injectable } from '@nestjs/common';
import { InjectConfig } from '../../platform/config/config.module';
import type { Config } from '../../platform/config/config.schema';
import { type Period, periodOf, type PeriodRequest } from '../../platform/http/period';
import {
  CountReceivedApplications,
  type ReceivedApplications,
} from '../applications/count-received-applications.use-case';

@Injectable()
export class ReportApplications {
  constructor(
    @InjectConfig() private readonly config: Config,
    private readonly applications: CountReceivedApplications,
  ) {}

  /** @throws ValidationFailed for a period that is none */
  async report(asked: PeriodRequest): Promise<Period & ReceivedApplications> {
    const period = periodOf(asked, this.config.COMPANY_TIME_ZONE);
    return { ...period, ...(await this.applications.count(period)) };
  }
}
