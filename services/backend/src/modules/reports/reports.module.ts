import { Module } from '@nestjs/common';
import { ReportsAdminController } from './reports.admin.controller';

/** Numbers for dashboards. Each noun counts its own rows; here they are put together. */
@Module({ controllers: [ReportsAdminController] })
export class ReportsModule {}
