import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ExportsModule } from '../exports/exports.module';
import { PrivacyModule } from '../privacy/privacy.module';
import { SubmissionsModule } from '../submissions/submissions.module';
import { ConsultationEntity, ContactMessageEntity, HomeEnquiryEntity } from './enquiry.entity';
import { listController } from './list/enquiries.admin.controller';
import { EnquiriesAdminRepository } from './list/enquiries.admin.repository';
import { EnquiriesController } from './submit/enquiries.controller';
import { EnquiriesExportRepository, ExportEnquiries } from './list/export-enquiries.use-case';
import { EnquiriesRepository } from './enquiries.repository';
import { consultationList, contactMessageList, homeEnquiryList } from './list/enquiry-lists';
import { exportController } from './list/export-enquiries.admin.controller';
import { ReadEnquiries } from './list/read-enquiries.use-case';
import { sampleEnquiry } from './submit/sample-enquiry';
import { SubmitEnquiry } from './submit/submit-enquiry.use-case';

/** The API's part of enquiries. */
@Module({
  imports: [
    ExportsModule,
    PrivacyModule,
    SubmissionsModule,
    TypeOrmModule.forFeature([ConsultationEntity, HomeEnquiryEntity, ContactMessageEntity]),
  ],
  controllers: [
    EnquiriesController,
    listController(consultationList),
    listController(homeEnquiryList),
    listController(contactMessageList),
    exportController(consultationList, sampleEnquiry),
    exportController(homeEnquiryList, sampleEnquiry),
    exportController(contactMessageList, sampleEnquiry),
  ],
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
