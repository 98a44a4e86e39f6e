import { Injectable } from '@nestjs/common';
import { InjectConfig } from '../../platform/config/config.module';
import type { Config } from '../../platform/config/config.schema';
import { type Period, periodOf, type PeriodRequest } from '../../platform/http/period';
import { MeasureStages, type StageMeasures } from '../pipeline/measure-stages.use-case';

@Injectable()
export class ReportStages {
  constructor(
    @InjectConfig() private readonly config: Config,
    private readonly pipeline: MeasureStages,
  ) {}

  /** @throws ValidationFailed for a period that is none */
  async report(asked: PeriodRequest): Promise<Period & { stages: StageMeasures[] }> {
    const period = periodOf(asked, this.config.COMPANY_TIME_ZONE);
    return { ...period, stages: await this.pipeline.measure(period) };
  }
}
