import { Module } from '@nestjs/common';
import { ApplicationsWorkerModule } from '../applications/applications-worker.module';
import { EnquiriesWorkerModule } from '../enquiries/enquiries-worker.module';
import { StaffWorkerModule } from '../staff/staff-worker.module';
import { AcknowledgeApplication, AcknowledgeEnquiry } from './send/acknowledge.handlers';
import { AcknowledgementsRepository, AcknowledgeOnce } from './send/acknowledge-once';
import { DeliverOnce } from './send/deliver-once';
import { DeliveriesRepository } from './deliveries.repository';
import { MailAlarm } from './send/mail-alarm';
import { MailApplicant } from './send/mail-applicant.handler';
import { MailHr } from './send/mail-hr.handler';
import { MailInbox } from './send/mail-inbox.handler';
import { MailStaffLink } from './send/mail-staff-link.handler';
import { MailStaffNotice } from './send/mail-staff-notice.handler';
import { SendDelivery } from './send/send-delivery';
import { StageMailsRepository } from './templates/stage-mails.repository';
import { WatchMails } from './send/watch-mails';

/** What of notifications runs in the background: the mails. */
@Module({
  imports: [ApplicationsWorkerModule, EnquiriesWorkerModule, StaffWorkerModule],
  providers: [
    DeliveriesRepository,
    MailAlarm,
    SendDelivery,
    DeliverOnce,
    AcknowledgementsRepository,
    AcknowledgeOnce,
    StageMailsRepository,
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
