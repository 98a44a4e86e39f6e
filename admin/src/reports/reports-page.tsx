import { useSearchParams } from 'react-router-dom';
import type { Days } from '../data/calls/report-calls.ts';
import { reads } from '../data/reads.ts';
import { useRead } from '../data/use-read.ts';
import { Page } from '../layout/page.tsx';
import { AnswersReport } from './answers/answers-report.tsx';
import { ApplicationsReport } from './applications-report.tsx';
import { CspReport } from './csp-report.tsx';
import { EnquiriesReport } from './enquiries-report.tsx';
import { HealthReport } from './health-report.tsx';
import { PeriodFilter } from './period-filter.tsx';
import { chosenDays, type Period, periodFault } from './period.ts';
import './charts/charts.css';
import './reports.css';
import { zoneText } from '../values/times/zone.ts';
import { translate } from '../messages/translate.ts';
import { StagesReport } from './stages/stages-report.tsx';
import { VisitsReport } from './visits-report.tsx';
import { type Role, useRole } from '../session/role.ts';

/** What came in during these days, as the role has it. */
const Received = ({ role, days }: { role: Role; days: Days }) =>
  role === 'hr' ? (
    <>
      <ApplicationsReport days={days} />
      <StagesReport days={days} />
    </>
  ) : (
    <>
      <EnquiriesReport days={days} />
      <VisitsReport days={days} />
    </>
  );

/** Further reports: some of the chosen days, some of the present moment. */
const Beside = ({ role, days }: { role: Role; days: Days | undefined }) => (
  <>
    {days && role === 'hr' && <AnswersReport days={days} />}
    {days && (role === 'hr' ? <VisitsReport days={days} /> : <CspReport days={days} />)}
    <p className="soft">{translate('reports.days', { zone: zoneText() })}</p>
    {role === 'general' && <HealthReport />}
  </>
);

/** The numbers of a role, about days that stand in the address, so that they can be passed on. */
export const ReportsPage = () => {
  const role = useRole();
  const [chosen, choose] = useSearchParams();
  const days = chosenDays({ from: chosen.get('from') ?? '', to: chosen.get('to') ?? '' });
  // The API alone knows which day it is for the company. Unless days were chosen, this is the page's own report.
  const { data: usual } = useRead<Period>(
    role === 'hr' ? reads.applicationsReport({}) : reads.enquiriesReport({}),
    role !== undefined,
  );
  const period: Period = { from: chosen.get('from') ?? usual?.from ?? '', to: chosen.get('to') ?? usual?.to ?? '' };
  const fault = periodFault(period);
  return (
    <Page heading={translate('reports.heading')} className="reports">
      <PeriodFilter
        period={period}
        today={usual?.to}
        change={(next) => choose({ ...next }, { replace: true })}
        fault={fault}
      />
      <div className="report-columns">
        <div className="report-column">{role && !fault && <Received role={role} days={days} />}</div>
        <div className="report-column">{role && <Beside role={role} days={fault ? undefined : days} />}</div>
      </div>
    </Page>
  );
};
