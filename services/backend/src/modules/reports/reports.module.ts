import { Module } from '@nestjs/common';
import { CountReceivedApplications } from '../applications/count-applications.use-case';
import { PipelineModule } from '../pipeline/pipeline.module';
import { CountVisits, CountPostVisits } from '../visits/count-visits.use-case';
import { ReportsAdminController } from './reports.admin.controller';

/** Numbers for dashboards. Each noun counts its own rows; here they are put together. */
@Module({
  imports: [PipelineModule],
  controllers: [ReportsAdminController],
  providers: [CountPostVisits, CountReceivedApplications, CountVisits],
})
export class ReportsModule {}
