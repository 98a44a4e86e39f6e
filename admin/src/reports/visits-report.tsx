import type { Schemas } from '@frontdoor/contract';
import type { Days } from '../data/calls/report-calls.ts';
import { reads } from '../data/reads.ts';
import { useRead } from '../data/use-read.ts';
import { Part } from '../values/part.tsx';
import { Reading } from '../values/reading.tsx';
import { DayChart } from './charts/day-chart.tsx';
import { ShareTable } from './charts/share-table.tsx';

type Report = Schemas['VisitsReportView'];

const deviceNames: Record<Report['perDevice'][number]['device'], string> = {
  phone: 'Phone',
  tablet: 'Tablet',
  computer: 'Computer',
};

const pageName = (page: string) => (page === 'other' ? 'Other addresses' : page);

const hostName = (host: string) => {
  if (host === '') return 'None, or this site';
  return host === 'other' ? 'Other sites' : host;
};

/** The visits: how often pages were opened, which pages, from which sources and with which devices. */
export const VisitsReport = ({ days }: { days: Days }) => {
  const report = useRead(reads.visitsReport(days));
  return (
    <Part title="Visits">
      <Reading query={report} what="visits">
        {({ perDay, perPage, perHost, perDevice, robots }) => (
          <>
            <DayChart one="visit" many="visits" days={perDay} />
            <ShareTable
              label="Visits by page"
              heading="Page"
              counted="Visits"
              rows={perPage.map(({ page, count }) => ({ name: pageName(page), count }))}
            />
            <ShareTable
              label="Visits by site that led here"
              heading="Site that led here"
              counted="Visits"
              rows={perHost.map(({ host, count }) => ({ name: hostName(host), count }))}
            />
            <ShareTable
              label="Visits by device"
              heading="Device"
              counted="Visits"
              rows={perDevice.map(({ device, count }) => ({ name: deviceNames[device], count }))}
            />
            <p className="soft">
              Pages that the server has sent; a move from page to page within the site, which asks it for nothing, does
              not count. Robots opened {robots.toLocaleString('en-GB')} more.
            </p>
          </>
        )}
      </Reading>
    </Part>
  );
};
