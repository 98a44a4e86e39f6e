import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ExportsModule } from '../exports/exports.module';
import { PrivacyModule } from '../privacy/privacy.module';
import { SubmissionsModule } from '../submissions/submissions.module';
import { kinds } from './enquiry-kinds';
import { listController } from './list/enquiries.admin.controller';
import { EnquiriesAdminRepository } from './list/enquiries.admin.repository';
import { EnquiriesExportRepository, ExportEnquiries } from './list/export-enquiries.use-case';
import { EnquiriesRepository } from './enquiries.repository';
import { exportController } from './list/export-enquiries.admin.controller';
import { ReadEnquiries } from './list/read-enquiries.use-case';
import { submitController } from './submit/enquiries.controller';
import { SubmitEnquiry } from './submit/submit-enquiry.use-case';

/** The API's part of enquiries. */
@Module({
  imports: [
    ExportsModule,
    PrivacyModule,
    SubmissionsModule,
    TypeOrmModule.forFeature(kinds.map(({ entity }) => entity)),
  ],
  controllers: [...kinds.map(submitController), ...kinds.map(listController), ...kinds.map(exportController)],
  providers: [
    EnquiriesRepository,
    SubmitEnquiry,
    EnquiriesAdminRepository,
    ReadEnquiries,
    EnquiriesExportRepository,
    ExportEnquiries,
  ],
})
export class EnquiriesModule {}
