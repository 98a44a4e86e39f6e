import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../../platform/access/access.decorators';
import { type Config, InjectConfig } from '../../../../platform/config/config.module';
import { Database } from '../../../../platform/database/database';
import { ChangedMeanwhile } from '../../../../platform/http/listing/record-version';
import { RecordAudit } from '../../../audit/record-audit.use-case';
import { assertTemplate } from '../assert-template';
import type { MailTemplate } from '../mail-templates.view';
import { lockMailTemplate } from './read-mail-templates';
import { writeWords } from './write-words';

/** `version` is the one that the caller has read, null for any. */
type ResetCommand = { key: string; version: number | null };

/** Gives a mail the words of the release again. */
@Injectable()
export class ResetMailTemplate {
  constructor(
    private readonly database: Database,
    private readonly audit: RecordAudit,
    @InjectConfig() private readonly config: Config,
  ) {}

  /** Changes nothing of a mail that has them. @throws NotFound, ChangedMeanwhile */
  async run({ key, version }: ResetCommand, caller: Caller): Promise<MailTemplate> {
    return this.database.transaction(async (tx) => {
      const template = assertTemplate(await lockMailTemplate(tx, key, this.config), caller.actor.role);
      if (version !== null && version !== template.version) throw new ChangedMeanwhile();
      if (!template.isChanged) return template;
      const { subject, body } = template.default;
      const details = { before: { subject: template.subject, body: template.body }, after: { subject, body } };
      const about = { subjectType: 'mail-template' as const, subjectId: key, details };
      await this.audit.record({ action: 'mail-template.reset', ...about, ...caller }, tx);
      return writeWords(tx, template, template.default, this.config);
    });
  }
}
