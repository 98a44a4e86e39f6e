import type { Days } from '../data/calls/report-calls.ts';
import { reads } from '../data/reads.ts';
import { useRead } from '../data/use-read.ts';
import { Part } from '../values/part.tsx';
import { Reading } from '../values/reading.tsx';
import { translate } from '../messages/translate.ts';
import { DayChart } from './charts/day-chart.tsx';
import { ShareTable } from './charts/share-table.tsx';

const pageName = (page: string) => {
  if (page === '/career/{slug}') return translate('reports.visits.postPages');
  return page === 'other' ? translate('reports.visits.otherAddresses') : page;
};

const hostName = (host: string) => {
  if (host === '') return translate('reports.visits.noSite');
  return host === 'other' ? translate('reports.visits.otherSites') : host;
};

/** The visits: how often pages were opened, which pages, from which sources and with which devices. */
export const VisitsReport = ({ days }: { days: Days }) => {
  const report = useRead(reads.visitsReport(days));
  return (
    <Part title={translate('reports.visits.heading')}>
      <Reading query={report} what={translate('reports.visits.many')}>
        {({ perDay, totalBefore, perPage, perHost, perDevice, robots, robotsBefore }) => (
          <>
            <p className="soft">{translate('reports.visits.noList')}</p>
            <DayChart
              one={translate('reports.visits.one')}
              many={translate('reports.visits.many')}
              days={perDay}
              before={totalBefore}
            />
            <ShareTable
              label={translate('reports.visits.byPage')}
              heading={translate('reports.visits.page')}
              counted={translate('reports.visits.heading')}
              rows={perPage.map(({ page, ...row }) => ({ name: pageName(page), ...row }))}
            />
            <ShareTable
              label={translate('reports.visits.bySite')}
              heading={translate('reports.visits.site')}
              counted={translate('reports.visits.heading')}
              rows={perHost.map(({ host, ...row }) => ({ name: hostName(host), ...row }))}
            />
            <ShareTable
              label={translate('reports.visits.byDevice')}
              heading={translate('reports.visits.device')}
              counted={translate('reports.visits.heading')}
              rows={perDevice.map(({ device, ...row }) => ({
                name: translate(`reports.visits.devices.${device}`),
                ...row,
              }))}
            />
            <p className="soft">{translate('reports.visits.robots', { count: robots, before: robotsBefore })}</p>
          </>
        )}
      </Reading>
    </Part>
  );
};
