import { Controller, Get, Query } from '@nestjs/common';
import { Allow } from '../../platform/access/access.decorators';
import { ApiOkResponse, ApiOperation, ApiTags } from '../../platform/http/api-docs.decorators';
import { DescribeErrors } from '../../platform/http/describe-errors.decorator';
import { PeriodRequest } from '../../platform/http/period';
import { ApplicationsReportView, toApplicationsReportView } from './applications-report.view';
import { EnquiriesReportView } from './enquiries-report.view';
import { HealthReportView } from './health-report.view';
import { ReportApplications } from './report-applications.use-case';
import { ReportEnquiries } from './report-enquiries.use-case';
import { ReportHealth } from './report-health.use-case';
import { ReportStages } from './report-stages.use-case';
import { ReportVisits } from './report-visits.use-case';
import { StagesReportView } from './stages-report.view';
import { VisitsReportView } from './visits-report.view';

@ApiTags('reports')
@Controller('api/admin/reports')
export class ReportsAdminController {
  constructor(
    private readonly reportApplications: ReportApplications,
    private readonly reportStages: ReportStages,
    private readonly reportEnquiries: ReportEnquiries,
    private readonly reportVisits: ReportVisits,
    private readonly reportHealth: ReportHealth,
  ) {}

  @Get('applications')
  @Allow('hr')
  @ApiOperation({ operationId: 'reportApplications', summary: 'Count applications per day, position and source' })
  @ApiOkResponse({ type: ApplicationsReportView })
  @DescribeErrors(400, 401, 403, 503)
  async applications(@Query() period: PeriodRequest): Promise<ApplicationsReportView> {
    return toApplicationsReportView(await this.reportApplications.report(period));
  }

  @Get('stages')
  @Allow('hr')
  @ApiOperation({ operationId: 'reportStages', summary: 'Tell how far applications come and how long they stay where' })
  @ApiOkResponse({ type: StagesReportView })
  @DescribeErrors(400, 401, 403, 503)
  stages(@Query() period: PeriodRequest): Promise<StagesReportView> {
    return this.reportStages.report(period);
  }

  @Get('enquiries')
  @Allow('general')
  @ApiOperation({ operationId: 'reportEnquiries', summary: 'Count consultations, enquiries and messages per day' })
  @ApiOkResponse({ type: EnquiriesReportView })
  @DescribeErrors(400, 401, 403, 503)
  enquiries(@Query() period: PeriodRequest): Promise<EnquiriesReportView> {
    return this.reportEnquiries.report(period);
  }

  @Get('visits')
  @Allow('general', 'hr')
  @ApiOperation({ operationId: 'reportVisits', summary: 'Count visits per day, page, referring host and device' })
  @ApiOkResponse({ type: VisitsReportView })
  @DescribeErrors(400, 401, 403, 503)
  visits(@Query() period: PeriodRequest): Promise<VisitsReportView> {
    return this.reportVisits.report(period);
  }

  @Get('health')
  @Allow('general', 'hr')
  @ApiOperation({ operationId: 'reportHealth', summary: 'Tell whether queue and mails keep up' })
  @ApiOkResponse({ type: HealthReportView })
  @DescribeErrors(401, 403, 503)
  health(): Promise<HealthReportView> {
    return this.reportHealth.report();
  }
}
