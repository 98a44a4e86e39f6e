import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { Actor } from '../../../platform/access/access.decorators';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import { Database } from '../../../platform/database/database';
import { NotFound } from '../../../platform/http/errors/http.errors';
import { DescribeApplication } from '../../applications/describe-application.use-case';
import { companyFacts, findSignature } from '../signatures/find-signature.use-case';
import { mails } from '../stage-mails.repository';
import { checkMailText, type MailText } from '../templates/mail-text';
import { checkStageMail, fillFor } from '../write-stage-mail.use-case';
import { writeWrittenMail } from './write-submission-mails';

/** `mail` is the text as HR has edited it; without one it is the template of the stage. */
type PreviewCommand = {
  stage: string;
  applicationId: string;
  mail?: MailText | undefined;
  /** Other applications that the mail answers as well. */
  together?: readonly string[] | undefined;
};
/** `text` is the body that HR reads, edits and gives to RequestStageMail, `html` the whole mail. */
type StageMailPreview = { subject: string; text: string; html: string };

/** Shows the mail that belongs to a stage, filled for one applicant. Nothing is sent. */
@Injectable()
export class PreviewStageMail {
  constructor(
    private readonly database: Database,
    private readonly applications: DescribeApplication,
    @InjectConfig() private readonly config: Config,
  ) {}

  /** @throws NotFound for a stage without a template, or no application, and ValidationFailed for a text that could not be sent */
  async run(
    { stage, applicationId, mail, together = [] }: PreviewCommand,
    writer: Pick<Actor, 'id' | 'name'>,
  ): Promise<StageMailPreview> {
    const text = mail ? checkMailText(mail) : await mails.findTemplate(this.database, stage);
    if (!text) throw new NotFound('There is no template for this stage.');
    const application = isUUID(applicationId) ? await this.applications.run(applicationId) : null;
    if (!application) throw new NotFound('There is no such application.');
    const company = this.config.COMPANY_NAME;
    const others = await Promise.all(together.map((id) => this.applications.run(id)));
    const filled = fillFor([application, ...others.filter((one) => one !== undefined)], text, company);
    const { page } = writeWrittenMail({
      ...filled,
      signature: await findSignature(this.database, writer, companyFacts(this.config)),
      reference: application.reference,
      company,
      reaches: 'HR',
    });
    const { composeLetter } = await import('./letter.mail.js');
    const { html } = await composeLetter(page);
    if (mail) checkStageMail(filled);
    return { subject: filled.subject, text: filled.body, html };
  }
}
