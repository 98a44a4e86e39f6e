import { Injectable } from '@nestjs/common';
import { type Config, InjectConfig } from '../../platform/config/config.module';
import { Database } from '../../platform/database/database';
import { periodOf, type PeriodRequest } from '../../platform/http/listing/period';
import { measureStages } from '../pipeline/measure-stages.use-case';
import type { StagesReportView } from './reports.view';

/** Tells how far applications come, and how long they stay in each stage. */
@Injectable()
export class ReportStages {
  constructor(
    @InjectConfig() private readonly config: Config,
    private readonly database: Database,
  ) {}

  /** @throws ValidationFailed for days that are no period */
  async run(request: PeriodRequest): Promise<StagesReportView> {
    const period = periodOf(request, this.config.COMPANY_TIME_ZONE);
    return { ...period, stages: await measureStages(this.database, period) };
  }
}
