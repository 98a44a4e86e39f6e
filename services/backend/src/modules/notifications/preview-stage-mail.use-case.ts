import { Injectable } from '@nestjs/common';
import { NotFound } from '../../platform/http/http.errors';
import type { MailText } from './templates/check-mail-text';
import { MailTemplatesRepository } from './templates/mail-templates.repository';
import { type RenderedMail, RenderTemplate } from './templates/render-template.use-case';

/** Shows the mail that belongs to a stage, filled for an applicant. */
@Injectable()
export class PreviewStageMail {
  constructor(
    private readonly templates: MailTemplatesRepository,
    private readonly render: RenderTemplate,
  ) {}

  /**
   * @param mail what HR has made of it; without one it is what the stage's template says
   * @throws NotFound for a stage without a template, and for an application that is not there; ValidationFailed
   */
  async preview(stage: string, applicationId: string, mail?: MailText): Promise<RenderedMail> {
    if (mail) return this.render.previewText(mail, applicationId);
    const template = (await this.templates.list()).find((one) => one.stage === stage);
    if (!template) throw new NotFound('There is no template for this stage.');
    return this.render.preview(template.key, applicationId);
  }
}
