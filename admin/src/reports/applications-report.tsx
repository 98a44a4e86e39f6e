import type { Days } from '../data/calls/report-calls.ts';
import { reads } from '../data/reads.ts';
import { useRead } from '../data/use-read.ts';
import { Part } from '../values/part.tsx';
import { Reading } from '../values/reading.tsx';
import { DayChart } from './charts/day-chart.tsx';
import { PostTable } from './charts/post-table.tsx';
import { ShareTable } from './charts/share-table.tsx';
import { sourceName } from './source-name.ts';

/** The number of applications, by position and by source. */
export const ApplicationsReport = ({ days }: { days: Days }) => {
  const report = useRead(reads.applicationsReport(days));
  return (
    <Part title="Applications">
      <Reading query={report} what="applications">
        {({ perDay, perPosition, perSource, perPost, perReferrer }) => (
          <>
            <DayChart one="application" many="applications" days={perDay} />
            <ShareTable
              label="Applications by position"
              heading="Position"
              rows={perPosition.map(({ position, count }) => ({ name: position, count }))}
            />
            <ShareTable
              label="Applications by source"
              heading="Source"
              rows={perSource.map((source) => ({ name: sourceName(source), count: source.count }))}
            />
            <PostTable posts={perPost} />
            <ShareTable label="Applications by referrer" heading="Referred by" rows={perReferrer} />
          </>
        )}
      </Reading>
    </Part>
  );
};
