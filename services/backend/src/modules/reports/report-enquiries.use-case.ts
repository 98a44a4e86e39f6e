import { Injectable } from '@nestjs/common';
import { type Config, InjectConfig } from '../../platform/config/config.module';
import { Database } from '../../platform/database/database';
import { periodBefore, periodOf, type PeriodRequest } from '../../platform/http/listing/period';
import { countEnquiries } from '../enquiries/count-enquiries.use-case';
import type { EnquiryCountName } from '../submissions/kinds.facts';
import { receivedWithin, spanOf, withFilter } from './received/list-filters';
import { daysOf, sumOf, withDaysBefore } from './received/days-before';
import type { EnquiriesReportView } from './received/received-reports.view';

const countsOf = (count: (name: EnquiryCountName) => number): Record<EnquiryCountName, number> => ({
  consultations: count('consultations'),
  homeEnquiries: count('homeEnquiries'),
  contactMessages: count('contactMessages'),
});

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
    const before = periodBefore(period);
    const { perDay, perDayBefore, perSource } = await countEnquiries(this.database, period, before);
    const within = receivedWithin(spanOf(perDay));
    return {
      ...period,
      before: daysOf(before),
      totalsBefore: countsOf((name) => sumOf(perDayBefore.map((day) => day[name]))),
      beforeFilter: receivedWithin(spanOf(perDayBefore)),
      perDay: withDaysBefore(perDay, perDayBefore).map(({ since, until, before: former, ...day }) =>
        Object.assign(day, {
          before: countsOf((name) => former[name]),
          filter: receivedWithin({ since, until }),
          beforeFilter: receivedWithin(former),
        }),
      ),
      perSource: perSource.map((row) =>
        withFilter(row, Object.assign({}, within, row.name === null ? { sourced: false } : { source: row.name })),
      ),
    };
  }
}
