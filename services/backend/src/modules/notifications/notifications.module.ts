import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DescribeApplication } from '../applications/describe-application.use-case';
import { AuditModule } from '../audit/audit.module';
import { DecideOnDelivery } from './deliveries/decide-on-delivery.use-case';
import { DeliveriesAdminController } from './deliveries/deliveries.admin.controller';
import { DeliveriesAdminRepository } from './deliveries/deliveries.admin.repository';
import { DeliveryEntity } from './deliveries/delivery.entity';
import { FillStageMail } from './fill-stage-mail.use-case';
import { KeepMailTemplates } from './templates/keep-mail-templates.use-case';
import { MailTemplatesAdminController } from './templates/mail-templates.admin.controller';
import { RequestStageMail } from './request-stage-mail.use-case';

/** The HTTP side of the mails: deliveries, the templates for applicants, and the use cases for mails to them. */
@Module({
  imports: [AuditModule, TypeOrmModule.forFeature([DeliveryEntity])],
  controllers: [DeliveriesAdminController, MailTemplatesAdminController],
  providers: [
    DescribeApplication,
    DeliveriesAdminRepository,
    DecideOnDelivery,
    KeepMailTemplates,
    RequestStageMail,
    FillStageMail,
  ],
  exports: [RequestStageMail, FillStageMail],
})
export class NotificationsModule {}
