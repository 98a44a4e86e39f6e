import { Injectable } from '@nestjs/common';
import { type Config, InjectConfig } from '../../platform/config/config.module';
import { Database } from '../../platform/database/database';
import { periodBefore, periodOf, type PeriodRequest } from '../../platform/http/listing/period';
import { countReceivedApplications } from '../applications/count-applications.use-case';
import { countPostVisits } from '../visits/count-visits.use-case';
import { fromOrigin, hiredWithin, receivedWithin, spanOf, withFilter } from './received/list-filters';
import { daysOf, sumOf, withDaysBefore } from './received/days-before';
import { weeksOf } from './received/weeks-of';
import type { ApplicationsReportView } from './received/received-reports.view';

/** Counts the applications of a period per day, week, position, origin, post and referrer, beside the period before, each with the filter of its list. */
@Injectable()
export class ReportApplications {
  constructor(
    @InjectConfig() private readonly config: Config,
    private readonly database: Database,
  ) {}

  /** @throws ValidationFailed for days that are no period */
  async run(request: PeriodRequest): Promise<ApplicationsReportView> {
    const period = periodOf(request, this.config.COMPANY_TIME_ZONE);
    const before = periodBefore(period);
    const received = await countReceivedApplications(this.database, period, before);
    const perDay = withDaysBefore(received.perDay, received.perDayBefore);
    const [span, spanBefore] = [spanOf(perDay), spanOf(received.perDayBefore)];
    const within = receivedWithin(span);
    return {
      ...period,
      before: daysOf(before),
      total: sumOf(perDay.map(({ count }) => count)),
      totalBefore: sumOf(perDay.map(({ before: { count } }) => count)),
      filter: within,
      beforeFilter: receivedWithin(spanBefore),
      perDay: perDay.map(({ day, count, ...row }) => ({
        day,
        count,
        before: row.before.count,
        filter: receivedWithin(row),
        beforeFilter: receivedWithin(row.before),
      })),
      perPosition: received.perPosition.map((row) => withFilter(row, { ...within, apply: row.position })),
      perWeek: weeksOf({ ...received, perDay }),
      perOrigin: received.perOrigin.map((row) =>
        Object.assign(withFilter(row, { ...within, ...fromOrigin(row) }), {
          hiresFilter: { ...hiredWithin(span), ...fromOrigin(row) },
          hiresBeforeFilter: { ...hiredWithin(spanBefore), ...fromOrigin(row) },
        }),
      ),
      perPost: (await countPostVisits(this.database, period, before)).map(({ id, ...row }) =>
        withFilter(row, { ...within, jobPost: id }),
      ),
      perReferrer: received.perReferrer.map((row) => withFilter(row, { ...within, referrer: row.name })),
    };
  }
}
