import { Injectable } from '@nestjs/common';
import { InjectConfig } from '../../../platform/config/config.module';
import type { Config } from '../../../platform/config/config.schema';
import { HandlesJob } from '../../../platform/queue/handles-job.decorator';
import type { JobEnvelope, JobHandler } from '../../../platform/queue/job';
import { DescribeApplication } from '../../applications/describe-application.use-case';
import { DeliverOnce } from './deliver-once';
import { writeHrApplicationMail } from '../letters/write-inbox-mails';

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
