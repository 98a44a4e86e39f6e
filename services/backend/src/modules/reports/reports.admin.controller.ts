import { Controller, Get, Query } from '@nestjs/common';
import { Allow } from '../../platform/access/access.decorators';
import { ApiOperation, ApiTags } from '../../platform/http/contract/api-docs.decorators';
import { Answers } from '../../platform/http/listing/answer-headers';
import { PeriodRequest } from '../../platform/http/listing/period';
import { ReportAnswers } from './report-answers.use-case';
import { ReportApplications } from './report-applications.use-case';
import { ReportCsp } from './report-csp.use-case';
import { ReportEnquiries } from './report-enquiries.use-case';
import { ReportHealth } from './report-health.use-case';
import { ReportStages } from './report-stages.use-case';
import { ReportVisits } from './report-visits.use-case';
import { ApplicationsReportView, EnquiriesReportView, StagesReportView } from './received/received-reports.view';
import { AnswersReportView, CspReportView, HealthReportView, VisitsReportView } from './reports.view';

@ApiTags('reports')
@Controller('api/admin/reports')
export class ReportsAdminController {
  constructor(
    private readonly reportApplications: ReportApplications,
    private readonly reportAnswers: ReportAnswers,
    private readonly reportStages: ReportStages,
    private readonly reportEnquiries: ReportEnquiries,
    private readonly reportVisits: ReportVisits,
    private readonly reportCsp: ReportCsp,
    private readonly reportHealth: ReportHealth,
  ) {}

  @Get('applications')
  @Allow('hr')
  @ApiOperation({ operationId: 'reportApplications', summary: 'Count applications per day, position and source' })
  @Answers(200, ApplicationsReportView)
  applications(@Query() request: PeriodRequest): Promise<ApplicationsReportView> {
    return this.reportApplications.run(request);
  }

  @Get('stages')
  @Allow('hr')
  @ApiOperation({ operationId: 'reportStages', summary: 'Tell how far applications come and how long they stay where' })
  @Answers(200, StagesReportView)
  stages(@Query() request: PeriodRequest): Promise<StagesReportView> {
    return this.reportStages.run(request);
  }

  @Get('answers')
  @Allow('hr')
  @ApiOperation({ operationId: 'reportAnswers', summary: 'Tell how quickly applicants hear, and who still waits' })
  @Answers(200, AnswersReportView)
  answers(@Query() request: PeriodRequest): Promise<AnswersReportView> {
    return this.reportAnswers.run(request);
  }

  @Get('enquiries')
  @Allow('general')
  @ApiOperation({ operationId: 'reportEnquiries', summary: 'Count consultations, enquiries and messages per day' })
  @Answers(200, EnquiriesReportView)
  enquiries(@Query() request: PeriodRequest): Promise<EnquiriesReportView> {
    return this.reportEnquiries.run(request);
  }

  @Get('visits')
  @Allow('general', 'hr')
  @ApiOperation({ operationId: 'reportVisits', summary: 'Count visits per day, page, referring host and device' })
  @Answers(200, VisitsReportView)
  visits(@Query() request: PeriodRequest): Promise<VisitsReportView> {
    return this.reportVisits.run(request);
  }

  @Get('csp')
  @Allow('general')
  @ApiOperation({ operationId: 'reportCsp', summary: 'Count what the content security policy has stopped in browsers' })
  @Answers(200, CspReportView)
  csp(@Query() request: PeriodRequest): Promise<CspReportView> {
    return this.reportCsp.run(request);
  }

  @Get('health')
  @Allow('general')
  @ApiOperation({ operationId: 'reportHealth', summary: 'Tell whether queue, mails and search keep up' })
  @Answers(200, HealthReportView)
  health(): Promise<HealthReportView> {
    return this.reportHealth.run();
  }
}
