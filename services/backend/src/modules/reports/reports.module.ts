import { Module } from '@nestjs/common';
import { ChangesModule } from '../../platform/changes/changes';
import { ReportAnswers } from './report-answers.use-case';
import { ReportApplications } from './report-applications.use-case';
import { ReportCsp } from './report-csp.use-case';
import { ReportEnquiries } from './report-enquiries.use-case';
import { ReportHealth } from './report-health.use-case';
import { ReportStages } from './report-stages.use-case';
import { ReportVisits } from './report-visits.use-case';
import { ReportsAdminController } from './reports.admin.controller';
import { DescribeStatus } from './status/describe-status.use-case';
import { HeardReports } from './status/heard-reports';
import { StatusAdminController } from './status/status.admin.controller';
import { RecordStart } from './updates/record-start';
import { RecordUpdate } from './updates/record-update.use-case';

/** Numbers for dashboards. Each noun counts its own rows; here they are put together. */
@Module({
  imports: [ChangesModule],
  controllers: [ReportsAdminController, StatusAdminController],
  providers: [
    DescribeStatus,
    HeardReports,
    RecordStart,
    RecordUpdate,
    ReportAnswers,
    ReportApplications,
    ReportCsp,
    ReportEnquiries,
    ReportHealth,
    ReportStages,
    ReportVisits,
  ],
})
export class ReportsModule {}
