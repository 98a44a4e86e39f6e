import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/access/access.decorators';
import { Database } from '../../../platform/database/database';
import { ChangedMeanwhile } from '../../../platform/http/listing/record-version';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { assertTemplate, audienceOf, isTemplateKey } from './assert-template';
import { mailTemplates } from './mail-templates.repository';
import type { MailTemplate } from './mail-templates.view';
import { checkTemplate, type MailText } from './mail-text';

/** `version` is the one that the caller has read, null for any. */
type ChangeCommand = MailText & { key: string; version: number | null };

/** Changes a text for later mails: mails that were asked for before keep their words. */
@Injectable()
export class ChangeMailTemplate {
  constructor(
    private readonly database: Database,
    private readonly audit: RecordAudit,
  ) {}

  /** @throws ValidationFailed, NotFound, ChangedMeanwhile */
  async run({ key, version, subject, body }: ChangeCommand, caller: Caller): Promise<MailTemplate> {
    return this.database.transaction(async (tx) => {
      const template = assertTemplate(isTemplateKey(key) && (await mailTemplates.lock(tx, key)), caller.actor.role);
      const after = checkTemplate({ subject, body }, audienceOf(template));
      if (version !== null && version !== template.version) throw new ChangedMeanwhile();
      const details = { before: { subject: template.subject, body: template.body }, after };
      const about = { subjectType: 'mail-template' as const, subjectId: key, details };
      await this.audit.record({ action: 'mail-template.changed', ...about, ...caller }, tx);
      return mailTemplates.update(tx, key, after.subject, after.body);
    });
  }
}
