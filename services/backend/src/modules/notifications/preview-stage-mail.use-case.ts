import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { InjectConfig } from '../../platform/config/config.module';
import type { Config } from '../../platform/config/config.schema';
import { NotFound } from '../../platform/http/errors/http.errors';
import { DescribeApplication } from '../applications/describe-application.use-case';
import { writeStageMail } from './letters/write-stage-mail';
import { checkFilled, checkMailText, type MailText } from './templates/check-mail-text';
import { fillMail } from './templates/fill-placeholders';
import { MailTemplatesRepository } from './templates/mail-templates.repository';

export interface RenderedMail {
  subject: string;
  /** The body that HR reads, edits and gives to RequestStageMail. */
  text: string;
  /** The whole mail as it would look. */
  html: string;
}

/** Shows the mail that belongs to a stage, filled for an applicant, before anything is sent. */
@Injectable()
export class PreviewStageMail {
  constructor(
    private readonly templates: MailTemplatesRepository,
    private readonly applications: DescribeApplication,
    @InjectConfig() private readonly config: Config,
  ) {}

  /**
   * @param mail the text as HR has edited it; without one it is the template of the stage
   * @throws NotFound for a stage without a template, and for an application that is not there
   * @throws ValidationFailed for a text that could not be sent
   */
  async preview(stage: string, applicationId: string, mail?: MailText): Promise<RenderedMail> {
    const given = mail ? checkMailText(mail) : await this.findTemplate(stage);
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

  private async findTemplate(stage: string): Promise<MailText> {
    const template = (await this.templates.list()).find((one) => one.stage === stage);
    if (!template) throw new NotFound('There is no template for this stage.');
    return template;
  }
}
