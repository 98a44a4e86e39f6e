import { Module } from '@nestjs/common';
import { ReportAnswers } from './report-answers.use-case';
import { ReportApplications } from './report-applications.use-case';
import { ReportEnquiries } from './report-enquiries.use-case';
import { ReportHealth } from './report-health.use-case';
import { ReportStages } from './report-stages.use-case';
import { ReportVisits } from './report-visits.use-case';
import { ReportsAdminController } from './reports.admin.controller';

/** Numbers for dashboards. Each noun counts its own rows; here they are put together. */
@Module({
  controllers: [ReportsAdminController],
  providers: [ReportAnswers, ReportApplications, ReportEnquiries, ReportHealth, ReportStages, ReportVisits],
})
export class ReportsModule {}
