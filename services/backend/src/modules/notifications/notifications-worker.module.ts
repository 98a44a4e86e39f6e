import { Module } from '@nestjs/common';
import { ApplicationsWorkerModule } from '../applications/applications-worker.module';
import { EnquiriesWorkerModule } from '../enquiries/enquiries-worker.module';
import { StaffWorkerModule } from '../staff/staff-worker.module';
import { AcknowledgeApplication } from './acknowledge-application.handler';
import { AcknowledgeEnquiry } from './acknowledge-enquiry.handler';
import { AcknowledgeOnce } from './acknowledge-once';
import { AcknowledgementsRepository } from './acknowledgements.repository';
import { DeliverOnce } from './deliver-once';
import { DeliveriesRepository } from './deliveries.repository';
import { MailAlarm } from './mail-alarm';
import { MailApplicant } from './mail-applicant.handler';
import { MailHr } from './mail-hr.handler';
import { MailInbox } from './mail-inbox.handler';
import { MailStaffLink } from './mail-staff-link.handler';
import { MailStaffNotice } from './mail-staff-notice.handler';
import { SendDelivery } from './send-delivery';
import { StageMailsRepository } from './stage-mails.repository';
import { WatchMails } from './watch-mails';

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
