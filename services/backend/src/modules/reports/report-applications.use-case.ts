import { Injectable } from '@nestjs/common';
import { InjectConfig } from '../../platform/config/config.module';
import type { Config } from '../../platform/config/config.schema';
import { type Period, periodOf, type PeriodRequest } from '../../platform/http/period';
import { CountReceivedApplications, type ReceivedApplications } from '../applications/count-applications.use-case';
import { CountPostVisits, type PostVisits } from '../visits/count-post-visits.use-case';

@Injectable()
export class ReportApplications {
  constructor(
    @InjectConfig() private readonly config: Config,
    private readonly applications: CountReceivedApplications,
    private readonly posts: CountPostVisits,
  ) {}

  /** @throws ValidationFailed for a period that is none */
  async report(asked: PeriodRequest): Promise<Period & ReceivedApplications & { perPost: PostVisits[] }> {
    const period = periodOf(asked, this.config.COMPANY_TIME_ZONE);
    return { ...period, ...(await this.applications.count(period)), perPost: await this.posts.count(period) };
  }
}
