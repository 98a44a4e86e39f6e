import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { assertTemplate, isTemplateKey } from './assert-template';
import { mailTemplates } from './mail-templates.repository';
import type { MailTemplate } from './mail-templates.view';

/** Finds one text for applicants. */
@Injectable()
export class FindMailTemplate {
  constructor(private readonly database: Database) {}

  /** @throws NotFound */
  async run({ key }: { key: string }): Promise<MailTemplate> {
    return assertTemplate(isTemplateKey(key) && (await mailTemplates.find(this.database, key)));
  }
}
