import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/access/access.decorators';
import { Database } from '../../../platform/database/database';
import { assertTemplate, isTemplateKey } from './assert-template';
import { mailTemplates } from './mail-templates.repository';
import type { MailTemplate } from './mail-templates.view';

/** Finds one text for applicants. */
@Injectable()
export class FindMailTemplate {
  constructor(private readonly database: Database) {}

  /** @throws NotFound */
  async run({ key }: { key: string }, { role }: Pick<Actor, 'role'>): Promise<MailTemplate> {
    return assertTemplate(isTemplateKey(key) && (await mailTemplates.find(this.database, key)), role);
  }
}
