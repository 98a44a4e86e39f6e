import { Injectable } from '@nestjs/common';
import { type Config, InjectConfig } from '../../platform/config/config.module';
import { Database } from '../../platform/database/database';
import { periodBefore, periodOf, type PeriodRequest } from '../../platform/http/listing/period';
import { countEnquiries } from '../enquiries/count-enquiries.use-case';
import { receivedWithin, spanOf, withFilter } from './received/list-filters';
import type { EnquiriesReportView } from './received/received-reports.view';

/** Counts the enquiries of a period per day and source, beside the period before, each with the filter of its list. */
@Injectable()
export class ReportEnquiries {
  constructor(
    @InjectConfig() private readonly config: Config,
    private readonly database: Database,
  ) {}

  /** @throws ValidationFailed for days that are no period */
  async run(request: PeriodRequest): Promise<EnquiriesReportView> {
    const period = periodOf(request, this.config.COMPANY_TIME_ZONE);
    const { from, to } = periodBefore(period);
    const { perDay, perSource, totalsBefore } = await countEnquiries(this.database, period, { ...period, from, to });
    const within = receivedWithin(spanOf(perDay));
    return {
      ...period,
      before: { from, to },
      totalsBefore,
      perDay: perDay.map(({ since, until, ...day }) => withFilter(day, receivedWithin({ since, until }))),
      perSource: perSource.map((row) =>
        withFilter(row, Object.assign({}, within, row.name === null ? { sourced: false } : { source: row.name })),
      ),
    };
  }
}
