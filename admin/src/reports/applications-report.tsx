import type { Days } from '../data/calls/report-calls.ts';
import { reads } from '../data/reads.ts';
import { useRead } from '../data/use-read.ts';
import { Part } from '../values/part.tsx';
import { Reading } from '../values/reading.tsx';
import { translate } from '../messages/translate.ts';
import { DayChart } from './charts/day-chart.tsx';
import { PostTable } from './charts/post-table.tsx';
import { CountLink } from './charts/count-link.tsx';
import { WeekTable } from './charts/week-table.tsx';
import { ShareTable } from './charts/share-table.tsx';
import { originName } from './source-name.ts';

/** The number of applications, by position and by source. */
export const ApplicationsReport = ({ days }: { days: Days }) => {
  const report = useRead(reads.applicationsReport(days));
  return (
    <Part title={translate('reports.applications.heading')}>
      <Reading query={report} what={translate('reports.applications.many')}>
        {({
          perDay,
          total,
          totalBefore,
          filter: all,
          beforeFilter,
          perPosition,
          perWeek,
          perOrigin,
          perPost,
          perReferrer,
        }) => (
          <>
            <DayChart
              one={translate('reports.applications.one')}
              many={translate('reports.applications.many')}
              days={perDay}
              before={totalBefore}
              list="applications"
            />
            <ShareTable
              label={translate('reports.applications.byPosition')}
              heading={translate('fields.position')}
              list="applications"
              beforeFilter={beforeFilter}
              rows={perPosition.map(({ position, ...row }) => ({ name: position, ...row }))}
            />
            <WeekTable
              weeks={perWeek}
              positions={perPosition}
              all={{ count: total, before: totalBefore, filter: all, beforeFilter }}
            />
            <ShareTable
              label={translate('reports.applications.bySource')}
              heading={translate('fields.source')}
              counted={translate('reports.applications.came')}
              more={translate('reports.applications.hires')}
              list="applications"
              beforeFilter={beforeFilter}
              rows={perOrigin.map(
                ({ count, before, filter, hires, hiresBefore, hiresFilter, hiresBeforeFilter, ...origin }) => ({
                  name: originName(origin),
                  count,
                  before,
                  filter,
                  more: (
                    <>
                      <CountLink
                        count={hires}
                        of={`${originName(origin)}, ${translate('reports.applications.hires')}`}
                        list="applications"
                        filter={hiresFilter}
                      />{' '}
                      <span className="difference soft">
                        <CountLink
                          count={hiresBefore}
                          of={translate('reports.charts.ofBefore', {
                            of: `${originName(origin)}, ${translate('reports.applications.hires')}`,
                          })}
                          list="applications"
                          filter={hiresBeforeFilter}
                        />{' '}
                        {translate('reports.weeks.before')}
                      </span>
                    </>
                  ),
                }),
              )}
            />
            <PostTable posts={perPost} beforeFilter={beforeFilter} />
            <ShareTable
              label={translate('reports.applications.byReferrer')}
              heading={translate('fields.referredBy')}
              list="applications"
              beforeFilter={beforeFilter}
              rows={perReferrer}
            />
          </>
        )}
      </Reading>
    </Part>
  );
};
