import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ExportsModule } from '../exports/exports.module';
import { PrivacyModule } from '../privacy/privacy.module';
import { SpamModule } from '../spam/spam.module';
import { ConsultationEntity } from './consultation.entity';
import { ConsultationsAdminController } from './consultations.admin.controller';
import { ContactMessageEntity } from './contact-message.entity';
import { ContactMessagesAdminController } from './contact-messages.admin.controller';
import { EnquiriesAdminRepository } from './enquiries.admin.repository';
import { EnquiriesController } from './enquiries.controller';
import { EnquiriesExportRepository } from './enquiries.export.repository';
import { EnquiriesRepository } from './enquiries.repository';
import { ExportConsultationsAdminController } from './export-consultations.admin.controller';
import { ExportContactMessagesAdminController } from './export-contact-messages.admin.controller';
import { ExportEnquiries } from './export-enquiries.use-case';
import { ExportHomeEnquiriesAdminController } from './export-home-enquiries.admin.controller';
import { FindEnquiry } from './find-enquiry.use-case';
import { HomeEnquiriesAdminController } from './home-enquiries.admin.controller';
import { HomeEnquiryEntity } from './home-enquiry.entity';
import { ListEnquiries } from './list-enquiries.use-case';
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
    ConsultationsAdminController,
    HomeEnquiriesAdminController,
    ContactMessagesAdminController,
    ExportConsultationsAdminController,
    ExportHomeEnquiriesAdminController,
    ExportContactMessagesAdminController,
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
