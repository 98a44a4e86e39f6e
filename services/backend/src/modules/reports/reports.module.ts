import { Module } from '@nestjs/common';
import { CountEnquiries } from '../enquiries/count-enquiries.use-case';
import { CountDeliveries } from '../notifications/count-deliveries.use-case';
import { ReportsAdminController } from './reports.admin.controller';

/** Numbers for dashboards. Each noun counts its own rows; here they are put together. */
@Module({ controllers: [ReportsAdminController], providers: [CountDeliveries, CountEnquiries] })
export class ReportsModule {}
