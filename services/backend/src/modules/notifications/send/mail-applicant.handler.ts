import { Injectable } from '@nestjs/common';
import { InjectConfig } from '../../../platform/config/config.module';
import type { Config } from '../../../platform/config/config.schema';
import { parseMailbox } from '../../../platform/mail/parse-mailbox';
import { HandlesJob } from '../../../platform/queue/find-handlers';
import type { JobEnvelope, JobHandler } from '../../../platform/queue/job';
import { DescribeApplication } from '../../applications/describe-application.use-case';
import { DeliverOnce } from './deliver-once';
import { StageMailsRepository } from '../templates/stage-mails.repository';
import { writeStageMail } from '../letters/write-stage-mail';

/** Sends an applicant the mail that HR has asked for, word by word. */
@Injectable()
@HandlesJob('notifications.mail-applicant')
export class MailApplicant implements JobHandler {
  constructor(
    private readonly mails: StageMailsRepository,
    private readonly applications: DescribeApplication,
    private readonly deliverOnce: DeliverOnce,
    @InjectConfig() private readonly config: Config,
  ) {}

  async run({ eventId, job, subjectId: stageMailId }: JobEnvelope): Promise<void> {
    const mail = await this.mails.find(stageMailId);
    const application = mail && (await this.applications.describe(mail.applicationId));
    if (!application) return;
    const { id: subjectId, reference, email: recipient } = application;
    const { COMPANY_NAME: company, HR_MAIL_TO } = this.config;
    const delivery = { eventId, job, subjectKind: 'application', subjectId, reference, recipient } as const;
    await this.deliverOnce.deliver({ ...delivery, template: 'stage-mail' }, () => ({
      ...writeStageMail({ ...mail, reference, company }),
      replyTo: { name: company, address: parseMailbox(HR_MAIL_TO).address },
    }));
  }
}
