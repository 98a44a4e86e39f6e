import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DescribeApplication } from '../applications/describe-application.use-case';
import { AuditModule } from '../audit/audit.module';
import { ApplicantMailsAdminController } from './applicant-mails/applicant-mails.admin.controller';
import { ListApplicantMails } from './applicant-mails/list-applicant-mails.use-case';
import { CountMails } from './deliveries/count-mails.use-case';
import { DeliveriesAdminController } from './deliveries/deliveries.admin.controller';
import { DeliveriesAdminRepository, DeliveryEntity } from './deliveries/deliveries.admin.repository';
import { FindDelivery } from './deliveries/find-delivery.use-case';
import { ListDeliveries } from './deliveries/list-deliveries.use-case';
import { PreviewStageMail } from './letters/preview-stage-mail.use-case';
import { CancelDelivery } from './resend/cancel-delivery.use-case';
import { ConfirmDelivery } from './resend/confirm-delivery.use-case';
import { DecideOnDelivery } from './resend/decide-on-delivery';
import { DecideOnHeld } from './resend/decide-on-held';
import { ResendAdminController } from './resend/resend.admin.controller';
import { ResendDelivery } from './resend/resend-delivery.use-case';
import { ResendFailed } from './resend/resend-failed.use-case';
import { SendDeliveryNow } from './resend/send-delivery-now.use-case';
import { DescribeSender } from './sender/describe-sender.use-case';
import { SenderAdminController } from './sender/sender.admin.controller';
import { ChangeSignature } from './signatures/change-signature.use-case';
import { DescribeSignatures } from './signatures/describe-signatures.use-case';
import { SignaturesAdminController } from './signatures/signatures.admin.controller';
import { MailSwitchesAdminController } from './switches/mail-switches.admin.controller';
import { SwitchMail } from './switches/switch-mail.use-case';
import { ChangeMailTemplate } from './templates/change-mail-template.use-case';
import { FindMailTemplate } from './templates/find-mail-template.use-case';
import { ListMailTemplates } from './templates/list-mail-templates.use-case';
import { MailTemplatesAdminController } from './templates/mail-templates.admin.controller';
import { MailPreviewsAdminController } from './templates/words/mail-previews.admin.controller';
import { PreviewMailTemplate } from './templates/words/preview-mail-template.use-case';
import { ReadMailPreview } from './templates/words/read-mail-preview.use-case';
import { ResetMailTemplate } from './templates/words/reset-mail-template.use-case';
import { SendTestMail } from './test-mails/send-test-mail.use-case';
import { TestMailsAdminController } from './test-mails/test-mails.admin.controller';
import { OpenWrittenMails } from './written/open-written-mails.use-case';
import { FillStageMail, RequestStageMail } from './write-stage-mail.use-case';

/** The HTTP side of the mails: deliveries, the templates for applicants, and the use cases for mails to them. */
@Module({
  imports: [AuditModule, TypeOrmModule.forFeature([DeliveryEntity])],
  controllers: [
    DeliveriesAdminController,
    ResendAdminController,
    MailTemplatesAdminController,
    MailPreviewsAdminController,
    TestMailsAdminController,
    MailSwitchesAdminController,
    SenderAdminController,
    SignaturesAdminController,
    ApplicantMailsAdminController,
  ],
  providers: [
    DescribeApplication,
    DeliveriesAdminRepository,
    ListDeliveries,
    FindDelivery,
    ListApplicantMails,
    CountMails,
    DecideOnDelivery,
    ResendDelivery,
    ResendFailed,
    ConfirmDelivery,
    DecideOnHeld,
    CancelDelivery,
    SendDeliveryNow,
    ListMailTemplates,
    FindMailTemplate,
    ChangeMailTemplate,
    ResetMailTemplate,
    PreviewMailTemplate,
    ReadMailPreview,
    SendTestMail,
    SwitchMail,
    DescribeSender,
    DescribeSignatures,
    ChangeSignature,
    OpenWrittenMails,
    RequestStageMail,
    FillStageMail,
    PreviewStageMail,
  ],
  exports: [
    ListApplicantMails,
    ListDeliveries,
    OpenWrittenMails,
    RequestStageMail,
    FillStageMail,
    PreviewStageMail,
    ListMailTemplates,
    FindMailTemplate,
  ],
})
export class NotificationsModule {}
