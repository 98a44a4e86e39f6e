import { Injectable } from '@nestjs/common';
import type { Doer } from '../../../platform/access/access.decorators';
import { Database } from '../../../platform/database/database';
import { NotFound, ValidationFailed } from '../../../platform/http/errors/http.errors';
import { ChangedMeanwhile } from '../../../platform/http/listing/record-version';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { checkMailText, type MailText } from './check-mail-text';
import { checkPlaceholders } from './fill-placeholders';
import { type MailTemplate, MailTemplatesRepository } from './mail-templates.repository';

const MOST_SUBJECT = 200;
const MOST_BODY = 8_000;

/** Changes what HR's mails to applicants say from now on; mails that were asked for before keep their words. */
@Injectable()
export class ChangeMailTemplate {
  constructor(
    private readonly database: Database,
    private readonly templates: MailTemplatesRepository,
    private readonly audit: RecordAudit,
  ) {}

  /**
   * @param version what the caller has read; null for any
   * @throws NotFound, ValidationFailed, ChangedMeanwhile
   */
  async change(key: string, given: MailText, version: number | null, doer: Doer): Promise<MailTemplate> {
    const after = this.check(given);
    return this.database.transaction(async (tx) => {
      const found = await this.templates.lock(tx, key);
      if (!found) throw new NotFound('There is no such template.');
      if (version !== null && version !== found.version) throw new ChangedMeanwhile();
      const before = { subject: found.subject, body: found.body };
      const changed = await this.templates.update(tx, key, after);
      const about = { subjectType: 'mail-template', subjectId: key, details: { before, after } };
      await this.audit.record({ action: 'mail-template.changed', ...about, ...doer }, tx);
      return changed;
    });
  }

  private check(given: MailText): MailText {
    const text = checkMailText(given);
    if (text.subject.length > MOST_SUBJECT)
      throw new ValidationFailed({ subject: `Enter one line of at most ${MOST_SUBJECT} characters.` });
    if (text.body.length > MOST_BODY)
      throw new ValidationFailed({ body: `Enter a text of at most ${MOST_BODY} characters.` });
    checkPlaceholders('subject', text.subject);
    checkPlaceholders('body', text.body);
    return text;
  }
}
