import { Injectable } from '@nestjs/common';
import { type Config, InjectConfig } from '../../platform/config/config.module';
import { Database } from '../../platform/database/database';
import { periodBefore, periodOf, type PeriodRequest } from '../../platform/http/listing/period';
import { measureStages } from '../pipeline/measure-stages.use-case';
import { daysOf } from './received/days-before';
import { findSpan } from './received/find-span.repository';
import { leftWithin, receivedWithin } from './received/list-filters';
import type { StagesReportView } from './received/received-reports.view';

/** Tells how far applications come, and how long they stay in each stage, beside the period before. */
@Injectable()
export class ReportStages {
  constructor(
    @InjectConfig() private readonly config: Config,
    private readonly database: Database,
  ) {}

  /** @throws ValidationFailed for days that are no period */
  async run(request: PeriodRequest): Promise<StagesReportView> {
    const period = periodOf(request, this.config.COMPANY_TIME_ZONE);
    const before = periodBefore(period);
    const stages = await measureStages(this.database, period);
    const former = await measureStages(this.database, before);
    const [span, spanBefore] = [await findSpan(this.database, period), await findSpan(this.database, before)];
    const [within, withinBefore] = [receivedWithin(span), receivedWithin(spanBefore)];
    return {
      ...period,
      before: daysOf(before),
      stages: stages.map((row, at) =>
        Object.assign({}, row, {
          reachedBefore: former[at]?.reached ?? 0,
          reachedBeforeFilter: { ...withinBefore, reached: row.stage },
          medianSecondsBefore: former[at]?.medianSeconds ?? null,
          leftBefore: former[at]?.left ?? 0,
          leftFilter: leftWithin(row.stage, span),
          leftBeforeFilter: leftWithin(row.stage, spanBefore),
          nowFilter: { ...within, stage: row.stage },
          reachedFilter: { ...within, reached: row.stage },
        }),
      ),
    };
  }
}
