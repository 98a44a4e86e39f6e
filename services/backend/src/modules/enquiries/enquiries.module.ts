import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ChangesModule } from '../../platform/changes/changes';
import { TellDeedsModule } from '../../platform/changes/tell-deeds';
import { AuditModule } from '../audit/audit.module';
import { CalendarModule } from '../calendar/calendar.module';
import { SendExport } from '../exports/send-export.use-case';
import { NotificationsModule } from '../notifications/notifications.module';
import { SpamModule } from '../spam/spam.module';
import { AllEnquiriesAdminController } from './all/all-enquiries.admin.controller';
import { CountEnquiryTabs } from './all/count-enquiry-tabs.use-case';
import { ExportAllEnquiries } from './all/export-all-enquiries.use-case';
import { FindAnyEnquiry } from './all/find-any-enquiry.use-case';
import { ListAllEnquiries } from './all/list-all-enquiries.use-case';
import { AnsweringAdminController } from './answering/answering.admin.controller';
import { AssignEnquiries } from './answering/assign-enquiries.use-case';
import { ChangeEnquiryState } from './answering/change-enquiry-state.use-case';
import { TakeBackEnquiryAssignments } from './answering/take-back-enquiry-assignments';
import { TakeBackEnquiryStates } from './answering/take-back-enquiry-states';
import { DeleteEnquiryNote } from './notes/delete-enquiry-note.use-case';
import { EnquiryNotesAdminController } from './notes/enquiry-notes.admin.controller';
import { ListEnquiryNotes } from './notes/list-enquiry-notes.use-case';
import { WriteEnquiryNote } from './notes/write-enquiry-note.use-case';
import { entities } from './enquiry.entity';
import {
  ConsultationsAdminController,
  ContactMessagesAdminController,
  HomeEnquiriesAdminController,
} from './list/enquiries.admin.controller';
import { EnquiriesAdminRepository } from './list/enquiries.admin.repository';
import {
  ExportConsultationsAdminController,
  ExportContactMessagesAdminController,
  ExportHomeEnquiriesAdminController,
} from './list/export-enquiries.admin.controller';
import { ExportEnquiries } from './list/export-enquiries.use-case';
import {
  ConsultationsController,
  ContactMessagesController,
  HomeEnquiriesController,
} from './submit/enquiries.controller';
import { ListReceivedMails } from './received/list-received-mails.use-case';
import { ReceivedMailsAdminController } from './received/received-mails.admin.controller';
import { EnquiryRepliesAdminController } from './replies/enquiry-replies.admin.controller';
import { ListEnquiryReplies } from './replies/list-enquiry-replies.use-case';
import { ManyRepliesAdminController } from './replies/many/many-replies.admin.controller';
import { PreviewEnquiryReplies } from './replies/many/preview-enquiry-replies.use-case';
import { SendEnquiryReplies } from './replies/many/send-enquiry-replies.use-case';
import { PreviewEnquiryReply } from './replies/preview-enquiry-reply.use-case';
import { SendEnquiryReply } from './replies/send-enquiry-reply.use-case';
import { TakeBackEnquiryReplies } from './replies/take-back-enquiry-replies';
import { WriteReplies } from './replies/write/write-replies';
import { FindEnquiry } from './list/find-enquiry.use-case';
import { ListEnquiries } from './list/list-enquiries.use-case';
import { SubmitEnquiry } from './submit/submit-enquiry.use-case';
import { LeaveEnquiry } from './viewers/leave-enquiry.use-case';
import { LookAtEnquiry } from './viewers/look-at-enquiry.use-case';
import { Viewers } from './viewers/viewers';
import { ViewersAdminController } from './viewers/viewers.admin.controller';

@Module({
  imports: [
    AuditModule,
    CalendarModule,
    ChangesModule,
    NotificationsModule,
    SpamModule,
    TellDeedsModule,
    TypeOrmModule.forFeature(Object.values(entities)),
  ],
  controllers: [
    ConsultationsController,
    HomeEnquiriesController,
    ContactMessagesController,
    ConsultationsAdminController,
    HomeEnquiriesAdminController,
    ContactMessagesAdminController,
    ExportConsultationsAdminController,
    ExportHomeEnquiriesAdminController,
    ExportContactMessagesAdminController,
    AllEnquiriesAdminController,
    AnsweringAdminController,
    EnquiryNotesAdminController,
    ManyRepliesAdminController,
    EnquiryRepliesAdminController,
    ReceivedMailsAdminController,
    ViewersAdminController,
  ],
  providers: [
    SendExport,
    SubmitEnquiry,
    EnquiriesAdminRepository,
    ListEnquiries,
    FindEnquiry,
    ExportEnquiries,
    ListAllEnquiries,
    FindAnyEnquiry,
    CountEnquiryTabs,
    ExportAllEnquiries,
    AssignEnquiries,
    ChangeEnquiryState,
    TakeBackEnquiryAssignments,
    TakeBackEnquiryStates,
    ListEnquiryNotes,
    WriteEnquiryNote,
    DeleteEnquiryNote,
    ListEnquiryReplies,
    PreviewEnquiryReply,
    SendEnquiryReply,
    PreviewEnquiryReplies,
    SendEnquiryReplies,
    WriteReplies,
    TakeBackEnquiryReplies,
    ListReceivedMails,
    LeaveEnquiry,
    LookAtEnquiry,
    Viewers,
  ],
  exports: [ListAllEnquiries],
})
export class EnquiriesModule {}
