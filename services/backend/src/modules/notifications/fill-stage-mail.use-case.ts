import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { InjectConfig } from '../../platform/config/config.module';
import type { Config } from '../../platform/config/config.schema';
import { NotFound } from '../../platform/http/errors/http.errors';
import { DescribeApplication } from '../applications/describe-application.use-case';
import { writeStageMail } from './letters/write-stage-mail';
import { checkFilled, checkMailText, type MailText } from './templates/check-mail-text';
import { fillMail } from './templates/fill-placeholders';
import { KeepMailTemplates } from './templates/keep-mail-templates.use-case';

export interface RenderedMail {
  subject: string;
  /** The body that HR reads, edits and gives to RequestStageMail. */
  text: string;
  /** The whole mail as it would look. */
  html: string;
}

/** Makes one text that HR wrote into the text for each of several applicants. */
@Injectable()
export class FillStageMail {
  constructor(
    private readonly templates: KeepMailTemplates,
    private readonly applications: DescribeApplication,
    @InjectConfig() private readonly config: Config,
  ) {}

  /**
   * By application; those that are not there are left out, and without a text it is empty. Call it outside of transactions: it
   * takes connections of its own.
   */
  async fill(text: MailText | undefined, applicationIds: string[]): Promise<Map<string, MailText>> {
    const texts = new Map<string, MailText>();
    for (const id of text ? applicationIds : []) {
      const application = await this.applications.describe(id);
      if (text && application) texts.set(application.id, fillMail(text, application, this.config.COMPANY_NAME));
    }
    return texts;
  }

  /**
   * The mail that belongs to a stage, filled for an applicant, before anything is sent.
   * @param mail the text as HR has edited it; without one it is the template of the stage
   * @throws NotFound for a stage without a template, and for an application that is not there
   * @throws ValidationFailed for a text that could not be sent
   */
  async preview(stage: string, applicationId: string, mail?: MailText): Promise<RenderedMail> {
    const given = mail ? checkMailText(mail) : await this.templates.findForStage(stage);
    const application = isUUID(applicationId) ? await this.applications.describe(applicationId) : null;
    if (!application) throw new NotFound('There is no such application.');
    const { COMPANY_NAME: company } = this.config;
    const { subject, body } = fillMail(given, application, company);
    const { page } = writeStageMail({ subject, body, reference: application.reference, company });
    const { composeLetter } = await import('./letters/letter.mail.js');
    const { html } = await composeLetter(page);
    if (mail) checkFilled(checkMailText({ subject, body }));
    return { subject, text: body, html };
  }
}
