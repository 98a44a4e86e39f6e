import { Module } from '@nestjs/common';
import { DescribeApplication } from '../applications/describe-application.use-case';
import { AcknowledgeApplication, AcknowledgeEnquiry } from './send/acknowledge.handlers';
import { AcknowledgeOnce } from './send/acknowledge-once';
import { DeliverOnce } from './send/deliver-once';
import { MailAlarm } from './send/mail-alarm';
import { MailApplicant } from './send/mail-applicant.handler';
import { MailHr, MailInbox } from './send/mail-inboxes.handlers';
import { MailStaffLink, MailStaffNotice } from './send/mail-staff.handlers';
import { SendDelivery } from './send/send-delivery';
import { WatchMails } from './send/watch-mails';

/** The worker's side of the mails: the jobs that send them. */
@Module({
  providers: [
    DescribeApplication,
    MailAlarm,
    SendDelivery,
    DeliverOnce,
    AcknowledgeOnce,
    MailHr,
    MailApplicant,
    MailInbox,
    MailStaffLink,
    MailStaffNotice,
    AcknowledgeApplication,
    AcknowledgeEnquiry,
    WatchMails,
  ],
})
export class NotificationsWorkerModule {}
