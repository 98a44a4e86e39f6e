import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { Caller } from '../../platform/access/access.decorators';
import { type Config, InjectConfig } from '../../platform/config/config.module';
import { Database, type Sql } from '../../platform/database/database';
import { NotFound } from '../../platform/http/errors/http.errors';
import { Outbox } from '../../platform/outbox/outbox';
import { type ApplicationSummary, DescribeApplication } from '../applications/describe-application.use-case';
import { RecordAudit } from '../audit/record-audit.use-case';
import { writeStageMail } from './letters/write-submission-mails';
import { STAGE_MAIL_REQUESTED } from './notifications.facts';
import { mails } from './stage-mails.repository';
import { checkFilled, checkMailText, fillPlaceholders, type MailText } from './templates/mail-text';

/** Makes one text that HR wrote into the text for each of several applicants. */
@Injectable()
export class FillStageMail {
  constructor(
    private readonly database: Database,
    private readonly applications: DescribeApplication,
    @InjectConfig() private readonly config: Config,
  ) {}

  /** By application; those that are not there are left out. Call it outside of transactions: it takes connections of its own. */
  async fill(text: MailText | undefined, applicationIds: string[]): Promise<Map<string, MailText>> {
    const texts = new Map<string, MailText>();
    for (const id of text ? applicationIds : []) {
      const application = await this.applications.run(id);
      if (text && application) texts.set(application.id, this.fillOne(text, application));
    }
    return texts;
  }

  /**
   * The mail that belongs to a stage: `text` is the body that HR reads, edits and gives to RequestStageMail, `html` the whole mail.
   * @param mail the text as HR has edited it; without one it is the template of the stage
   * @throws NotFound for a stage without a template, or no application, and ValidationFailed for a text that could not be sent
   */
  async preview(stage: string, applicationId: string, mail?: MailText) {
    const text = mail ? checkMailText(mail) : await mails.findTemplate(this.database, stage);
    if (!text) throw new NotFound('There is no template for this stage.');
    const application = isUUID(applicationId) ? await this.applications.run(applicationId) : null;
    if (!application) throw new NotFound('There is no such application.');
    const filled = this.fillOne(text, application);
    const company = this.config.COMPANY_NAME;
    const { page } = writeStageMail({ ...filled, reference: application.reference, company });
    const { composeLetter } = await import('./letters/letter.mail.js');
    const { html } = await composeLetter(page);
    if (mail) checkFilled(checkMailText(filled));
    return { subject: filled.subject, text: filled.body, html };
  }

  private fillOne({ subject, body }: MailText, { name, apply: position, reference }: ApplicationSummary): MailText {
    const values = { name, position, reference, company: this.config.COMPANY_NAME };
    return { subject: fillPlaceholders(subject, values), body: fillPlaceholders(body, values) };
  }
}

/** The text is as HR has previewed and perhaps edited it. */
type WantedStageMail = MailText & Partial<Caller> & Pick<Caller, 'actor'> & { applicationId: string };

/** Asks for a mail to an applicant, inside the caller's transaction. */
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
    const about = { subjectType: 'application' as const, subjectId: applicationId, details: { stageMailId: id } };
    await this.audit.record({ action: 'stage-mail.requested', ...about, ...caller }, tx);
    return id;
  }
}
