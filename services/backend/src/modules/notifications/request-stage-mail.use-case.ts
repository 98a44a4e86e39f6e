import { Injectable } from '@nestjs/common';
import type { Doer } from '../../platform/access/access.decorators';
import type { Sql } from '../../platform/database/database';
import { oneRow, queries } from '../../platform/database/queries';
import { Outbox } from '../../platform/outbox/outbox';
import { RecordAudit } from '../audit/record-audit.use-case';
import { checkFilled, checkMailText } from './templates/check-mail-text';
import { STAGE_MAIL_REQUESTED } from './notifications.facts';

export interface WantedStageMail extends Partial<Doer> {
  applicationId: string;
  /** As HR has previewed and perhaps edited them: plain text, no placeholders. */
  subject: string;
  body: string;
  actor: Doer['actor'];
}

const { insert } = queries('stage-mails', {
  insert: oneRow<{ id: string }, [applicationId: string, subject: string, body: string, requestedBy: string]>(`
    INSERT INTO stage_mails (application_id, subject, body, requested_by) VALUES ($1, $2, $3, $4) RETURNING id`),
});

/** Asks for a mail to an applicant, inside the caller's transaction. */
@Injectable()
export class RequestStageMail {
  constructor(
    private readonly outbox: Outbox,
    private readonly audit: RecordAudit,
  ) {}

  /**
   * Returns the id of the stage mail. Wake the outbox after the commit; otherwise the mail leaves within a second.
   * @throws ValidationFailed (`subject`, `body`); Postgres' foreign key when there is no such application
   */
  async request(tx: Sql, { applicationId, subject, body, ...doer }: WantedStageMail): Promise<string> {
    const text = checkMailText({ subject, body });
    checkFilled(text);
    const { id } = await insert(tx, applicationId, text.subject, text.body, doer.actor.id);
    await this.outbox.publish(tx, STAGE_MAIL_REQUESTED, id);
    const about = { subjectType: 'application' as const, subjectId: applicationId, details: { stageMailId: id } };
    await this.audit.record({ action: 'stage-mail.requested', ...about, ...doer }, tx);
    return id;
  }
}
