import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/access/access.decorators';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import { Database } from '../../../platform/database/database';
import { assertTemplate } from './assert-template';
import type { MailTemplate } from './mail-templates.view';
import { readMailTemplate } from './words/read-mail-templates';

/** Finds one mail by its key. */
@Injectable()
export class FindMailTemplate {
  constructor(
    private readonly database: Database,
    @InjectConfig() private readonly config: Config,
  ) {}

  /** @throws NotFound */
  async run({ key }: { key: string }, { role }: Pick<Actor, 'role'>): Promise<MailTemplate> {
    return assertTemplate(await readMailTemplate(this.database, key, this.config), role);
  }
}
