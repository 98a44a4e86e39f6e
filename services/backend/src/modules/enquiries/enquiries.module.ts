import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ExportsModule } from '../exports/exports.module';
import { PrivacyModule } from '../privacy/privacy.module';
import { SpamModule } from '../spam/spam.module';
import { ConsultationEntity } from './consultation.entity';
import { ContactMessageEntity } from './contact-message.entity';
import { listController } from './enquiries.admin.controller';
import { EnquiriesAdminRepository } from './enquiries.admin.repository';
import { EnquiriesController } from './enquiries.controller';
import { EnquiriesExportRepository } from './enquiries.export.repository';
import { EnquiriesRepository } from './enquiries.repository';
import { consultationList, contactMessageList, homeEnquiryList } from './enquiry-lists';
import { exportController } from './export-enquiries.admin.controller';
import { ExportEnquiries } from './export-enquiries.use-case';
import { FindEnquiry } from './find-enquiry.use-case';
import { HomeEnquiryEntity } from './home-enquiry.entity';
import { ListEnquiries } from './list-enquiries.use-case';
import { sampleEnquiry } from './sample-enquiry';
import { SubmitEnquiry } from './submit-enquiry.use-case';

/** What of enquiries is open to HTTP. */
@Module({
  imports: [
    ExportsModule,
    PrivacyModule,
    SpamModule,
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
    ListEnquiries,
    FindEnquiry,
    EnquiriesExportRepository,
    ExportEnquiries,
  ],
})
export class EnquiriesModule {}
