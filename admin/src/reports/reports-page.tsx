import { usePermissions } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { Page } from '../layout/page.tsx';
import { dayOf } from '../values/days.ts';
import { ApplicationsReport } from './applications-report.tsx';
import { EnquiriesReport } from './enquiries-report.tsx';
import { HealthReport } from './health-report.tsx';
import { PeriodFilter } from './period-filter.tsx';
import { daysUntil, type Period, periodFault, periodQuery } from './period.ts';
import './reports.css';
import { StagesReport } from './stages-report.tsx';

const USUAL_DAYS = 30;

/** The numbers of a role, about days that stand in the address, so that they can be passed on. */
export const ReportsPage = () => {
  const { permissions } = usePermissions();
  const [chosen, choose] = useSearchParams();
  const usual = daysUntil(dayOf(new Date().toISOString()), USUAL_DAYS);
  const period: Period = { from: chosen.get('from') ?? usual.from, to: chosen.get('to') ?? usual.to };
  const fault = periodFault(period);
  const query = periodQuery(period);
  return (
    <Page heading="Reports">
      <PeriodFilter period={period} change={(next) => choose({ ...next }, { replace: true })} fault={fault} />
      {!fault && permissions === 'hr' && (
        <>
          <ApplicationsReport query={query} />
          <StagesReport query={query} />
        </>
      )}
      {!fault && permissions === 'general' && <EnquiriesReport query={query} />}
      <p className="soft">Days are those of the company’s time zone. What is held or discarded does not count.</p>
      <HealthReport />
    </Page>
  );
};
