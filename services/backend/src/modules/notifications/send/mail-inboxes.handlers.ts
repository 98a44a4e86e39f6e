import { Injectable } from '@nestjs/common';
import { InjectConfig } from '../../../platform/config/config.module';
import type { Config } from '../../../platform/config/config.schema';
import { HandlesJob } from '../../../platform/queue/find-handlers';
import type { JobEnvelope, JobHandler } from '../../../platform/queue/job';
import { DescribeApplication } from '../../applications/describe-application.use-case';
import { DescribeEnquiry } from '../../enquiries/describe-enquiry.use-case';
import { submissions } from '../../submissions/kinds.facts';
import { writeHrApplicationMail, writeInboxMail } from '../letters/write-inbox-mails';
import { DeliverOnce } from './deliver-once';

/** Tells HR about an application by one mail. */
@Injectable()
@HandlesJob('notifications.mail-hr')
export class MailHr implements JobHandler {
  constructor(
    private readonly applications: DescribeApplication,
    private readonly deliverOnce: DeliverOnce,
    @InjectConfig() private readonly config: Config,
  ) {}

  async run({ eventId, job, subjectId }: JobEnvelope): Promise<void> {
    const application = await this.applications.describe(subjectId);
    if (!application) return;
    const about = { subjectKind: 'application', subjectId, reference: application.reference } as const;
    const delivery = { eventId, job, ...about, template: 'hr-application', recipient: this.config.HR_MAIL_TO };
    const { SITE_URL: siteUrl, COMPANY_TIME_ZONE: timeZone } = this.config;
    await this.deliverOnce.deliver(delivery, () => writeHrApplicationMail(application, { siteUrl, timeZone }));
  }
}

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
    const enquiry = await this.enquiries.describe(envelope);
    if (!enquiry) return;
    const { kind, reference } = enquiry;
    const about = { subjectKind: kind, subjectId, reference };
    const to = { template: `inbox-${kind}`, recipient: this.config[submissions[kind].inbox] };
    const { SITE_URL: siteUrl, COMPANY_TIME_ZONE: timeZone } = this.config;
    await this.deliverOnce.deliver({ eventId, job, ...about, ...to }, () =>
      writeInboxMail(enquiry, { siteUrl, timeZone }),
    );
  }
}
