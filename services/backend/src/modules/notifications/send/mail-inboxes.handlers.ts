import { Injectable } from '@nestjs/common';
import { InjectConfig } from '../../../platform/config/config.module';
import type { Config } from '../../../platform/config/config.schema';
import { Database } from '../../../platform/database/database';
import { HandlesJob, type JobEnvelope, type JobHandler } from '../../../platform/queue/job';
import { DescribeApplication } from '../../applications/describe-application.use-case';
import { describeEnquiry } from '../../enquiries/describe-enquiry.use-case';
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

  async run(job: JobEnvelope): Promise<void> {
    const application = await this.applications.describe(job.subjectId);
    if (!application) return;
    const about = { subjectKind: 'application', reference: application.reference } as const;
    const delivery = { ...job, ...about, template: 'hr-application', recipient: this.config.HR_MAIL_TO };
    await this.deliverOnce.deliver(delivery, (sender) => writeHrApplicationMail(application, sender));
  }
}

/** Tells the general inbox about an enquiry by one mail. */
@Injectable()
@HandlesJob('notifications.mail-inbox')
export class MailInbox implements JobHandler {
  constructor(
    private readonly database: Database,
    private readonly deliverOnce: DeliverOnce,
    @InjectConfig() private readonly config: Config,
  ) {}

  async run(job: JobEnvelope): Promise<void> {
    const enquiry = await describeEnquiry(this.database, job);
    if (!enquiry) return;
    const { kind, reference } = enquiry;
    const to = { template: `inbox-${kind}`, recipient: this.config[submissions[kind].inbox] };
    await this.deliverOnce.deliver({ ...job, subjectKind: kind, reference, ...to }, (sender) =>
      writeInboxMail(enquiry, sender),
    );
  }
}
