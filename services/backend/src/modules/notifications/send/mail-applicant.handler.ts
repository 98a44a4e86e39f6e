import { Injectable } from '@nestjs/common';
import { InjectConfig } from '../../../platform/config/config.module';
import type { Config } from '../../../platform/config/config.schema';
import { Database } from '../../../platform/database/database';
import { findRow, queries } from '../../../platform/database/queries';
import { parseMailbox } from '../../../platform/parse-mailbox';
import { HandlesJob, type JobEnvelope, type JobHandler } from '../../../platform/queue/job';
import { DescribeApplication } from '../../applications/describe-application.use-case';
import { DeliverOnce } from './deliver-once';
import { writeStageMail } from '../letters/write-stage-mail';

const { find } = queries('stage-mails', {
  /** Nothing when it is gone with its application. */
  find: findRow<{ applicationId: string; subject: string; body: string }, [id: string]>(`
    SELECT application_id AS "applicationId", subject, body FROM stage_mails WHERE id = $1`),
});

/** Sends an applicant the mail that HR has asked for, word by word. */
@Injectable()
@HandlesJob('notifications.mail-applicant')
export class MailApplicant implements JobHandler {
  constructor(
    private readonly database: Database,
    private readonly applications: DescribeApplication,
    private readonly deliverOnce: DeliverOnce,
    @InjectConfig() private readonly config: Config,
  ) {}

  async run(job: JobEnvelope): Promise<void> {
    const mail = await find(this.database, job.subjectId);
    const application = mail && (await this.applications.describe(mail.applicationId));
    if (!application) return;
    const { id: subjectId, reference, email: recipient } = application;
    const delivery = { ...job, subjectKind: 'application', subjectId, reference, recipient } as const;
    await this.deliverOnce.deliver({ ...delivery, template: 'stage-mail' }, ({ company }) => ({
      ...writeStageMail({ ...mail, reference, company }),
      replyTo: { name: company, address: parseMailbox(this.config.HR_MAIL_TO).address },
    }));
  }
}
