import { Injectable } from '@nestjs/common';
import { InjectConfig } from '../../../platform/config/config.module';
import type { Config } from '../../../platform/config/config.schema';
import { HandlesJob } from '../../../platform/queue/handles-job.decorator';
import type { JobEnvelope, JobHandler } from '../../../platform/queue/job';
import { DescribeEnquiry } from '../../enquiries/describe-enquiry.use-case';
import { DeliverOnce } from './deliver-once';
import { enquiryKindOf } from '../enquiry-events';
import { writeInboxMail } from '../letters/write-inbox-mails';

/** Tells the general inbox about an enquiry by one mail. */
@Injectable()
@HandlesJob('notifications.mail-inbox')
export class MailInbox implements JobHandler {
  constructor(
    private readonly enquiries: DescribeEnquiry,
    private readonly deliverOnce: DeliverOnce,
    @InjectConfig() private readonly config: Config,
  ) {}

  async run(envelope: JobEnvelope): Promise<void> {
    const { eventId, job, subjectId } = envelope;
    const subjectKind = enquiryKindOf(envelope);
    const enquiry = await this.enquiries.describe(subjectKind, subjectId);
    if (!enquiry) return;
    const about = { subjectKind, subjectId, reference: enquiry.reference };
    const to = { template: `inbox-${subjectKind}`, recipient: this.config.ENQUIRIES_MAIL_TO };
    const { SITE_URL: siteUrl, COMPANY_TIME_ZONE: timeZone } = this.config;
    await this.deliverOnce.deliver({ eventId, job, ...about, ...to }, () =>
      writeInboxMail(enquiry, { siteUrl, timeZone }),
    );
  }
}
