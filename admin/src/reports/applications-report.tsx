import type { Days } from '../data/calls/report-calls.ts';
import { reads } from '../data/reads.ts';
import { useRead } from '../data/use-read.ts';
import { Part } from '../values/part.tsx';
import { Reading } from '../values/reading.tsx';
import { translate } from '../messages/translate.ts';
import { DayChart } from './charts/day-chart.tsx';
import { PostTable } from './charts/post-table.tsx';
import { ShareTable } from './charts/share-table.tsx';
import { sourceName } from './source-name.ts';

/** The number of applications, by position and by source. */
export const ApplicationsReport = ({ days }: { days: Days }) => {
  const report = useRead(reads.applicationsReport(days));
  return (
    <Part title={translate('reports.applications.heading')}>
      <Reading query={report} what={translate('reports.applications.many')}>
        {({ perDay, perPosition, perSource, perPost, perReferrer }) => (
          <>
            <DayChart
              one={translate('reports.applications.one')}
              many={translate('reports.applications.many')}
              days={perDay}
            />
            <ShareTable
              label={translate('reports.applications.byPosition')}
              heading={translate('fields.position')}
              rows={perPosition.map(({ position, count }) => ({ name: position, count }))}
            />
            <ShareTable
              label={translate('reports.applications.bySource')}
              heading={translate('fields.source')}
              rows={perSource.map((source) => ({ name: sourceName(source), count: source.count }))}
            />
            <PostTable posts={perPost} />
            <ShareTable
              label={translate('reports.applications.byReferrer')}
              heading={translate('fields.referredBy')}
              rows={perReferrer}
            />
          </>
        )}
      </Reading>
    </Part>
  );
};
