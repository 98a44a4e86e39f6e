import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../../platform/access/access.decorators';
import { type Config, InjectConfig } from '../../../../platform/config/config.module';
import { Database } from '../../../../platform/database/database';
import { findSampleSignature, writeSample } from '../../system-mails/write-sample';
import { assertTemplate } from '../assert-template';
import type { MailPreviewView } from '../mail-templates.view';
import { checkTemplate, type MailText } from '../mail-text';
import { mailPreviews } from './mail-previews.repository';
import { readMailTemplate, rulesFor } from './read-mail-templates';

type PreviewCommand = MailText & { key: string };

/** Shows a mail with words and sample values, made by what sends it. The words are not saved, and nothing is sent; the page of the HTML form is kept for ten minutes, for its reader alone. */
@Injectable()
export class PreviewMailTemplate {
  constructor(
    private readonly database: Database,
    @InjectConfig() private readonly config: Config,
  ) {}

  /** @throws NotFound, and ValidationFailed for words that could not be saved */
  async run(
    { key, subject, body }: PreviewCommand,
    { id, name, role }: Pick<Actor, 'id' | 'name' | 'role'>,
  ): Promise<MailPreviewView> {
    const template = assertTemplate(await readMailTemplate(this.database, key, this.config), role);
    const words = checkTemplate({ subject, body }, rulesFor(template));
    const signature = await findSampleSignature(this.database, template, { id, name }, this.config);
    const letter = writeSample(template, words, this.config, signature);
    const { composeLetter } = await import('../../letters/letter.mail.js');
    const { html, text } = await composeLetter(letter.page);
    const { id: previewId } = await mailPreviews.insert(this.database, id, html);
    return { subject: letter.subject, text, html, page: `/api/admin/mail-previews/${previewId}` };
  }
}
