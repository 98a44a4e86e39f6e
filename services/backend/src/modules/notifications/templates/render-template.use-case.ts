import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { InjectConfig } from '../../../platform/config/config.module';
import type { Config } from '../../../platform/config/config.schema';
import { NotFound } from '../../../platform/http/http.errors';
import { DescribeApplication } from '../../applications/describe-application.use-case';
import { checkFilled, checkMailText, type MailText } from './check-mail-text';
import { fillPlaceholders } from './fill-placeholders';
import { MailTemplatesRepository } from './mail-templates.repository';
import { writeStageMail } from '../letters/write-stage-mail';

export interface RenderedMail {
  subject: string;
  /** The body that HR reads, edits and gives to RequestStageMail. */
  text: string;
  /** The whole mail as it would look. */
  html: string;
}

/** Shows what an applicant would get, before anything is sent. */
@Injectable()
export class RenderTemplate {
  constructor(
    private readonly templates: MailTemplatesRepository,
    private readonly applications: DescribeApplication,
    @InjectConfig() private readonly config: Config,
  ) {}

  /** @throws NotFound for a template or an application that is not there */
  async preview(templateKey: string, applicationId: string): Promise<RenderedMail> {
    const template = await this.templates.find(templateKey);
    if (!template) throw new NotFound('There is no such template.');
    return this.fill(template, applicationId);
  }

  /**
   * The same of a text that HR has written or edited.
   * @throws NotFound for an application that is not there, ValidationFailed for what could not go out
   */
  async previewText(given: MailText, applicationId: string): Promise<RenderedMail> {
    const mail = await this.fill(checkMailText(given), applicationId);
    checkFilled(checkMailText({ subject: mail.subject, body: mail.text }));
    return mail;
  }

  private async fill(given: MailText, applicationId: string): Promise<RenderedMail> {
    const application = isUUID(applicationId) ? await this.applications.describe(applicationId) : null;
    if (!application) throw new NotFound('There is no such application.');
    const { name, apply: position, reference } = application;
    const values = { name, position, reference, company: this.config.COMPANY_NAME };
    const subject = fillPlaceholders(given.subject, values);
    const body = fillPlaceholders(given.body, values);
    const { page } = writeStageMail({ subject, body, reference, company: values.company });
    const { composeLetter } = await import('../letters/letter.mail.js');
    const { html } = await composeLetter(page);
    return { subject, text: body, html };
  }
}
