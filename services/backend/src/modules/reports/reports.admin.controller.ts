import { Controller, Get, Module, Query } from '@nestjs/common';
import { Allow } from '../../platform/access/access.decorators';
import { ApiOperation, ApiTags } from '../../platform/http/contract/api-docs.decorators';
import { Answers } from '../../platform/http/listing/answer-headers';
import { type Config, InjectConfig } from '../../platform/config/config.module';
import { Database } from '../../platform/database/database';
import { type Period, periodOf, PeriodRequest } from '../../platform/http/listing/period';
import { measureBacklog } from '../../platform/outbox/outbox';
import { countOldDocuments } from '../applications/count-old-documents.use-case';
import { countReceivedApplications } from '../applications/count-applications.use-case';
import { countEnquiries } from '../enquiries/count-enquiries.use-case';
import { countDeliveries } from '../notifications/count-deliveries.use-case';
import { measureStages } from '../pipeline/measure-stages.use-case';
import { countPostVisits, countVisits } from '../visits/count-visits.use-case';
import {
  ApplicationsReportView,
  EnquiriesReportView,
  HealthReportView,
  StagesReportView,
  VisitsReportView,
} from './reports.view';

@ApiTags('reports')
@Controller('api/admin/reports')
class ReportsAdminController {
  constructor(
    @InjectConfig() private readonly config: Config,
    private readonly database: Database,
  ) {}

  @Get('applications')
  @Allow('hr')
  @ApiOperation({ operationId: 'reportApplications', summary: 'Count applications per day, position and source' })
  @Answers(200, ApplicationsReportView)
  async applications(@Query() asked: PeriodRequest): Promise<ApplicationsReportView> {
    const period = this.periodOf(asked);
    const received = await countReceivedApplications(this.database, period);
    const perPost = await countPostVisits(this.database, period);
    const total = received.perDay.reduce((sum, { count }) => sum + count, 0);
    return { ...period, ...received, perPost, total };
  }

  @Get('stages')
  @Allow('hr')
  @ApiOperation({ operationId: 'reportStages', summary: 'Tell how far applications come and how long they stay where' })
  @Answers(200, StagesReportView)
  async stages(@Query() asked: PeriodRequest): Promise<StagesReportView> {
    const period = this.periodOf(asked);
    return { ...period, stages: await measureStages(this.database, period) };
  }

  @Get('enquiries')
  @Allow('general')
  @ApiOperation({ operationId: 'reportEnquiries', summary: 'Count consultations, enquiries and messages per day' })
  @Answers(200, EnquiriesReportView)
  async enquiries(@Query() asked: PeriodRequest): Promise<EnquiriesReportView> {
    const period = this.periodOf(asked);
    return { ...period, ...(await countEnquiries(this.database, period)) };
  }

  @Get('visits')
  @Allow('general', 'hr')
  @ApiOperation({ operationId: 'reportVisits', summary: 'Count visits per day, page, referring host and device' })
  @Answers(200, VisitsReportView)
  async visits(@Query() asked: PeriodRequest): Promise<VisitsReportView> {
    const period = this.periodOf(asked);
    return { ...period, ...(await countVisits(this.database, period)) };
  }

  @Get('health')
  @Allow('general', 'hr')
  @ApiOperation({ operationId: 'reportHealth', summary: 'Tell whether queue, mails and search keep up' })
  @Answers(200, HealthReportView)
  async health(): Promise<HealthReportView> {
    const { count: oldDocuments } = await countOldDocuments(this.database);
    const mail = await countDeliveries(this.database);
    return { queue: await measureBacklog(this.database), mail, search: { oldDocuments } };
  }

  /** @throws ValidationFailed for a period that is none */
  private readonly periodOf = (asked: PeriodRequest): Period => periodOf(asked, this.config.COMPANY_TIME_ZONE);
}

/** Numbers for dashboards. Each noun counts its own rows; here they are put together. */
@Module({ controllers: [ReportsAdminController] })
export class ReportsModule {}
