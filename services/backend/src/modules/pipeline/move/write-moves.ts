import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/access/access.decorators';
import type { Sql } from '../../../platform/database/database';
import { bitOf } from '../../applications/application.facts';
import { refreshAnswerClock } from '../../applications/answers/answer-clock.use-case';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { RequestStageMail } from '../../notifications/write-stage-mail.use-case';
import { findReason } from './check-move';
import { type StagedApplication, stageMoves } from './stage-moves.repository';
import type { MoveApplicationRequest } from './stages.dto';
import type { MovedApplication } from './stages.view';

type MailTexts = ReadonlyMap<string, { subject: string; body: string }>;

/** Moves applications that are locked and checked: their stage, history, audit log and mails, in the caller's transaction. */
@Injectable()
export class WriteMoves {
  constructor(
    private readonly audit: RecordAudit,
    private readonly requestMail: RequestStageMail,
  ) {}

  /** `mails` are the filled texts by application. @throws ValidationFailed for the reason, and for a mail that cannot go out as it stands */
  async write(
    tx: Sql,
    applications: StagedApplication[],
    request: MoveApplicationRequest,
    mails: MailTexts,
    caller: Caller,
  ): Promise<MovedApplication[]> {
    const { stage, note = null, mail } = request;
    const reason = await findReason(tx, request);
    const ids = applications.map(({ id }) => id);
    const { id: staffId, name: staffName } = caller.actor;
    const why = [reason?.id ?? null, reason?.label ?? null, note, mail !== undefined] as const;
    const moved = await stageMoves.move(tx, ids, stage, staffId, staffName, ...why, bitOf(stage));
    const after = { stage, ...(reason && { reasonId: reason.id }) };
    for (const { id, stage: before } of applications) {
      const details = { before: { stage: before }, after };
      const subject = { subjectType: 'application', subjectId: id, details } as const;
      await this.audit.record({ action: 'application.moved', ...subject, ...caller }, tx);
      const text = mails.get(id);
      if (text) await this.requestMail.request(tx, { applicationId: id, ...text, ...caller });
    }
    // A mail has done so itself.
    if (!mail) await refreshAnswerClock(tx, ids);
    return moved;
  }
}
