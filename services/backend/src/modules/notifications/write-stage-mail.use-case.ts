import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/access/access.decorators';
import { type Config, InjectConfig } from '../../platform/config/config.module';
import type { Sql } from '../../platform/database/database';
import { Outbox } from '../../platform/outbox/outbox';
import { refreshAnswerClock } from '../applications/answers/answer-clock.use-case';
import { type ApplicationSummary, DescribeApplication } from '../applications/describe-application.use-case';
import { RecordAudit } from '../audit/record-audit.use-case';
import { STAGE_MAIL_REQUESTED } from './notifications.facts';
import { mails } from './stage-mails.repository';
import { checkFilled, checkMailText, fillPlaceholders, type MailText } from './templates/mail-text';

/** Makes one text that HR wrote into the text for each of several applicants. */
@Injectable()
export class FillStageMail {
  constructor(
    private readonly applications: DescribeApplication,
    @InjectConfig() private readonly config: Config,
  ) {}

  /** By application; those that are not there are left out. Call it outside of transactions: it takes connections of its own. */
  async run(text: MailText | undefined, applicationIds: string[]): Promise<Map<string, MailText>> {
    const texts = new Map<string, MailText>();
    for (const id of text ? applicationIds : []) {
      const application = await this.applications.run(id);
      if (text && application) texts.set(application.id, fillFor(application, text, this.config.COMPANY_NAME));
    }
    return texts;
  }
}

/** The text with the facts about one applicant in place of the placeholders. */
export function fillFor(
  { name, apply: position, reference }: ApplicationSummary,
  { subject, body }: MailText,
  company: string,
): MailText {
  const values = { name, position, reference, company };
  return { subject: fillPlaceholders(subject, values), body: fillPlaceholders(body, values) };
}

/** The text is as HR has previewed and perhaps edited it. */
type WantedStageMail = MailText & Partial<Caller> & Pick<Caller, 'actor'> & { applicationId: string };

/** Asks for a mail to an applicant, inside the caller's transaction: it is an answer, and moves the date of the next one. */
@Injectable()
export class RequestStageMail {
  constructor(
    private readonly outbox: Outbox,
    private readonly audit: RecordAudit,
  ) {}

  /**
   * Returns the id of the stage mail. Wake the outbox after the commit; otherwise the mail leaves within a second.
   * @throws ValidationFailed (`subject`, `body`); Postgres' foreign key when there is no such application
   */
  async request(tx: Sql, { applicationId, subject, body, ...caller }: WantedStageMail): Promise<string> {
    const text = checkMailText({ subject, body });
    checkFilled(text);
    const { id } = await mails.insert(tx, applicationId, text.subject, text.body, caller.actor.id);
    await this.outbox.publish(tx, STAGE_MAIL_REQUESTED, id);
    await refreshAnswerClock(tx, [applicationId]);
    const about = { subjectType: 'application' as const, subjectId: applicationId, details: { stageMailId: id } };
    await this.audit.record({ action: 'stage-mail.requested', ...about, ...caller }, tx);
    return id;
  }
}
