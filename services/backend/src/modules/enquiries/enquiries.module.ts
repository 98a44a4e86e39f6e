import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module';
import { SendExport } from '../exports/send-export.use-case';
import { SpamModule } from '../spam/spam.module';
import { entities } from './enquiry.entity';
import { enquiries } from './enquiry-kinds.facts';
import { exportController, listController } from './list/enquiries.admin.controller';
import { EnquiriesAdminRepository } from './list/enquiries.admin.repository';
import {
  ConsultationsController,
  ContactMessagesController,
  HomeEnquiriesController,
} from './submit/enquiries.controller';
import { FindEnquiry } from './list/find-enquiry.use-case';
import { ListEnquiries } from './list/list-enquiries.use-case';
import { ReadEnquiries } from './list/read-enquiries.use-case';
import { SubmitEnquiry } from './submit/submit-enquiry.use-case';

const kinds = Object.values(enquiries);

@Module({
  imports: [AuditModule, SpamModule, TypeOrmModule.forFeature(Object.values(entities))],
  controllers: [
    ConsultationsController,
    HomeEnquiriesController,
    ContactMessagesController,
    ...kinds.map(listController),
    ...kinds.map(exportController),
  ],
  providers: [SendExport, SubmitEnquiry, EnquiriesAdminRepository, ListEnquiries, FindEnquiry, ReadEnquiries],
})
export class EnquiriesModule {}
