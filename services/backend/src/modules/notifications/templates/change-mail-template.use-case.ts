import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/access/access.decorators';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import { Database } from '../../../platform/database/database';
import { ChangedMeanwhile } from '../../../platform/http/listing/record-version';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { assertTemplate } from './assert-template';
import type { MailTemplate } from './mail-templates.view';
import { checkTemplate, type MailText } from './mail-text';
import { lockMailTemplate, rulesFor } from './words/read-mail-templates';
import { writeWords } from './words/write-words';

/** `version` is the one that the caller has read, null for any. */
type ChangeCommand = MailText & { key: string; version: number | null };

/** Changes the words of a mail for those that are written later: mails that people have asked for keep theirs. */
@Injectable()
export class ChangeMailTemplate {
  constructor(
    private readonly database: Database,
    private readonly audit: RecordAudit,
    @InjectConfig() private readonly config: Config,
  ) {}

  /** @throws ValidationFailed, NotFound, ChangedMeanwhile */
  async run({ key, version, subject, body }: ChangeCommand, caller: Caller): Promise<MailTemplate> {
    return this.database.transaction(async (tx) => {
      const template = assertTemplate(await lockMailTemplate(tx, key, this.config), caller.actor.role);
      const after = checkTemplate({ subject, body }, rulesFor(template));
      if (version !== null && version !== template.version) throw new ChangedMeanwhile();
      const details = { before: { subject: template.subject, body: template.body }, after };
      const about = { subjectType: 'mail-template' as const, subjectId: key, details };
      await this.audit.record({ action: 'mail-template.changed', ...about, ...caller }, tx);
      return writeWords(tx, template, after, this.config);
    });
  }
}
