import { Module } from '@nestjs/common';
import { ApplicationReadsModule } from '../applications/application-reads.module';
import { CountEnquiries } from '../enquiries/count-enquiries.use-case';
import { CountDeliveries } from '../notifications/count-deliveries.use-case';
import { PipelineModule } from '../pipeline/pipeline.module';
import { VisitCountsModule } from '../visits/visit-counts.module';
import { ReportsAdminController } from './reports.admin.controller';

/** Numbers for dashboards. Each noun counts its own rows; here they are put together. */
@Module({
  imports: [ApplicationReadsModule, PipelineModule, VisitCountsModule],
  controllers: [ReportsAdminController],
  providers: [CountDeliveries, CountEnquiries],
})
export class ReportsModule {}
