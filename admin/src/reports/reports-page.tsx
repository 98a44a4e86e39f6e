import { usePermissions } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { useRead } from '../data/use-read.ts';
import { Page } from '../layout/page.tsx';
import { ApplicationsReport } from './applications-report.tsx';
import { EnquiriesReport } from './enquiries-report.tsx';
import { HealthReport } from './health-report.tsx';
import { PeriodFilter } from './period-filter.tsx';
import { type Period, periodFault, periodQuery } from './period.ts';
import './reports.css';
import { zoneText } from '../values/times/zone.ts';
import { translate } from '../messages/translate.ts';
import { StagesReport } from './stages-report.tsx';
import { VisitsReport } from './visits-report.tsx';

/** The numbers of a role, about days that stand in the address, so that they can be passed on. */
export const ReportsPage = () => {
  const { permissions } = usePermissions();
  const [chosen, choose] = useSearchParams();
  const query = periodQuery({ from: chosen.get('from') ?? '', to: chosen.get('to') ?? '' });
  // The API alone knows which day it is for the company. Unless days were chosen, this is the page's own report.
  const own = permissions === 'hr' ? 'applications' : 'enquiries';
  const { data: usual } = useRead<Period>(`/api/admin/reports/${own}`, permissions !== undefined);
  const period: Period = { from: chosen.get('from') ?? usual?.from ?? '', to: chosen.get('to') ?? usual?.to ?? '' };
  const fault = periodFault(period);
  return (
    <Page heading={translate('reports.heading')}>
      <PeriodFilter
        period={period}
        today={usual?.to}
        change={(next) => choose({ ...next }, { replace: true })}
        fault={fault}
      />
      {!fault && permissions === 'hr' && (
        <>
          <ApplicationsReport query={query} />
          <StagesReport query={query} />
        </>
      )}
      {!fault && permissions === 'general' && <EnquiriesReport query={query} />}
      {!fault && permissions !== undefined && <VisitsReport query={query} />}
      <p className="soft">{translate('reports.days', { zone: zoneText() })}</p>
      <HealthReport />
    </Page>
  );
};
