import { Injectable } from '@nestjs/common';
import { InjectConfig } from '../../platform/config/config.module';
import type { Config } from '../../platform/config/config.schema';
import { type Period, periodOf, type PeriodRequest } from '../../platform/http/period';
import { CountEnquiries, type ReceivedEnquiries } from '../enquiries/count-enquiries.use-case';

@Injectable()
export class ReportEnquiries {
  constructor(
    @InjectConfig() private readonly config: Config,
    private readonly enquiries: CountEnquiries,
  ) {}

  /** @throws ValidationFailed for a period that is none */
  async report(asked: PeriodRequest): Promise<Period & ReceivedEnquiries> {
    const period = periodOf(asked, this.config.COMPANY_TIME_ZONE);
    return { ...period, ...(await this.enquiries.count(period)) };
  }
}
