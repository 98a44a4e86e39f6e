import type { Days } from '../data/calls/report-calls.ts';
import { reads } from '../data/reads.ts';
import { useRead } from '../data/use-read.ts';
import { enquiryKinds } from '../enquiries/enquiry-kinds.ts';
import { Part } from '../values/part.tsx';
import { Reading } from '../values/reading.tsx';
import { DayChart } from './charts/day-chart.tsx';
import { ShareTable } from './charts/share-table.tsx';
import { sourceName } from './source-name.ts';

/** How many enquiries of each kind came in. */
export const EnquiriesReport = ({ days }: { days: Days }) => {
  const report = useRead(reads.enquiriesReport(days));
  return (
    <Part title="Enquiries">
      <Reading query={report} what="enquiries">
        {({ perDay, perSource }) => (
          <>
            {enquiryKinds.map(({ counted, one, many, reported = [one, many] }) => (
              <DayChart
                key={counted}
                one={reported[0]}
                many={reported[1]}
                days={perDay.map((counts) => ({ day: counts.day, count: counts[counted] }))}
              />
            ))}
            <ShareTable
              label="Enquiries by source"
              heading="Source"
              counted="Enquiries"
              rows={perSource.map((source) => ({ name: sourceName(source), count: source.count }))}
            />
          </>
        )}
      </Reading>
    </Part>
  );
};
