import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DescribeApplication } from '../applications/describe-application.use-case';
import { AuditModule } from '../audit/audit.module';
import { ChangeMailTemplate } from './templates/change-mail-template.use-case';
import { ConfirmDelivery } from './deliveries/confirm-delivery.use-case';
import { DeliveriesAdminController } from './deliveries/deliveries.admin.controller';
import { DeliveriesAdminRepository } from './deliveries/deliveries.admin.repository';
import { DeliveryEntity } from './deliveries/delivery.entity';
import { FillStageMail } from './fill-stage-mail.use-case';
import { ListDeliveries } from './deliveries/list-deliveries.use-case';
import { ListMailTemplates } from './templates/list-mail-templates.use-case';
import { MailTemplatesAdminController } from './templates/mail-templates.admin.controller';
import { MailTemplatesRepository } from './templates/mail-templates.repository';
import { PreviewStageMail } from './preview-stage-mail.use-case';
import { RequestStageMail } from './request-stage-mail.use-case';
import { ResendDelivery } from './deliveries/resend-delivery.use-case';
import { DeliveriesRepository } from './deliveries.repository';
import { StageMailsRepository } from './templates/stage-mails.repository';

/** The HTTP side of the mails: deliveries, the templates for applicants, and the use cases for mails to them. */
@Module({
  imports: [AuditModule, TypeOrmModule.forFeature([DeliveryEntity])],
  controllers: [DeliveriesAdminController, MailTemplatesAdminController],
  providers: [
    DescribeApplication,
    DeliveriesAdminRepository,
    ListDeliveries,
    DeliveriesRepository,
    ResendDelivery,
    ConfirmDelivery,
    MailTemplatesRepository,
    ListMailTemplates,
    ChangeMailTemplate,
    StageMailsRepository,
    RequestStageMail,
    FillStageMail,
    PreviewStageMail,
  ],
  exports: [RequestStageMail, FillStageMail, PreviewStageMail],
})
export class NotificationsModule {}
