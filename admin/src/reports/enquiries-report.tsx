import type { Days } from '../data/calls/report-calls.ts';
import { reads } from '../data/reads.ts';
import { useRead } from '../data/use-read.ts';
import { enquiryKinds } from '../enquiries/enquiry-kinds.ts';
import { Part } from '../values/part.tsx';
import { Reading } from '../values/reading.tsx';
import { translate } from '../messages/translate.ts';
import { DayChart } from './charts/day-chart.tsx';
import { ShareTable } from './charts/share-table.tsx';
import { sourceName } from './source-name.ts';

/** How many enquiries of each kind came in. */
export const EnquiriesReport = ({ days }: { days: Days }) => {
  const report = useRead(reads.enquiriesReport(days));
  return (
    <Part title={translate('reports.enquiries.heading')}>
      <Reading query={report} what={translate('reports.enquiries.many')}>
        {({ perDay, totalsBefore, beforeFilter, perSource }) => (
          <>
            {enquiryKinds.map(({ counted, name }) => (
              <DayChart
                key={counted}
                one={translate(`enquiries.kinds.${name}.reportedOne`)}
                many={translate(`enquiries.kinds.${name}.reportedMany`)}
                days={perDay.map(({ day, before, filter, beforeFilter: filterBefore, ...counts }) => ({
                  day,
                  count: counts[counted],
                  before: before[counted],
                  filter: { ...filter, kind: name },
                  beforeFilter: { ...filterBefore, kind: name },
                }))}
                before={totalsBefore[counted]}
                list="all-enquiries"
              />
            ))}
            <ShareTable
              label={translate('reports.enquiries.bySource')}
              heading={translate('fields.source')}
              counted={translate('reports.enquiries.heading')}
              list="all-enquiries"
              beforeFilter={beforeFilter}
              rows={perSource.map(({ name, ...row }) => ({ name: sourceName(name), ...row }))}
            />
          </>
        )}
      </Reading>
    </Part>
  );
};
