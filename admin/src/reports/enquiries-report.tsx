import type { Schemas } from '@frontdoor/contract';
import { useRead } from '../data/use-read.ts';
import { enquiryKinds } from '../enquiries/enquiry-kinds.ts';
import { Part } from '../values/part.tsx';
import { Reading } from '../values/reading.tsx';
import { DayChart } from './charts/day-chart.tsx';
import { ShareTable } from './charts/share-table.tsx';
import { sourceName } from './source-name.ts';

/** How many enquiries of each kind came in. */
export const EnquiriesReport = ({ query }: { query: string }) => {
  const report = useRead<Schemas['EnquiriesReportView']>(`/api/admin/reports/enquiries${query}`);
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
