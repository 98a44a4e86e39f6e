import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DescribeApplication } from '../applications/describe-application.use-case';
import { AuditModule } from '../audit/audit.module';
import { DecideOnDelivery } from './deliveries/decide-on-delivery.use-case';
import { DeliveriesAdminController } from './deliveries/deliveries.admin.controller';
import { DeliveriesAdminRepository, DeliveryEntity } from './deliveries/deliveries.admin.repository';
import { ResendFailed } from './deliveries/resend-failed.use-case';
import { MailTemplatesAdminController } from './templates/mail-templates.admin.controller';
import { FillStageMail, RequestStageMail } from './write-stage-mail.use-case';

/** The HTTP side of the mails: deliveries, the templates for applicants, and the use cases for mails to them. */
@Module({
  imports: [AuditModule, TypeOrmModule.forFeature([DeliveryEntity])],
  controllers: [DeliveriesAdminController, MailTemplatesAdminController],
  providers: [
    DescribeApplication,
    DeliveriesAdminRepository,
    DecideOnDelivery,
    ResendFailed,
    RequestStageMail,
    FillStageMail,
  ],
  exports: [RequestStageMail, FillStageMail],
})
export class NotificationsModule {}
