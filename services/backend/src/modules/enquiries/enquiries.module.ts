import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module';
import { SendExport } from '../exports/send-export.use-case';
import { SubmissionsModule } from '../submissions/take-in.use-case';
import { kinds } from './enquiry-kinds';
import { listController } from './list/enquiries.admin.controller';
import { EnquiriesAdminRepository } from './list/enquiries.admin.repository';
import { ExportEnquiries } from './list/export-enquiries.use-case';
import { EnquiriesRepository } from './enquiries.repository';
import { exportController } from './list/export-enquiries.admin.controller';
import { submitController } from './submit/enquiries.controller';
import { SubmitEnquiry } from './submit/submit-enquiry.use-case';

/** The API's part of enquiries. */
@Module({
  imports: [AuditModule, SubmissionsModule, TypeOrmModule.forFeature(kinds.map(({ entity }) => entity))],
  controllers: [...kinds.map(submitController), ...kinds.map(listController), ...kinds.map(exportController)],
  providers: [SendExport, EnquiriesRepository, SubmitEnquiry, EnquiriesAdminRepository, ExportEnquiries],
})
export class EnquiriesModule {}
