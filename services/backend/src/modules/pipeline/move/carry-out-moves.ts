import { Injectable } from '@nestjs/common';
import type { Doer } from '../../../platform/access/access.decorators';
import type { Sql } from '../../../platform/database/database';
import { ValidationFailed } from '../../../platform/http/errors/http.errors';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { RequestStageMail } from '../../notifications/request-stage-mail.use-case';
import { RejectionReasonsRepository } from '../reasons/rejection-reasons.repository';
import { type MovedApplication, type StagedApplication, StageMovesRepository } from './stage-moves.repository';
import type { MoveApplicationRequest } from './stages.dto';

/** The mails to the applicants, by application. */
export type StageMails = Map<string, { subject: string; body: string }>;

/** Changes stage, history, mails and audit log of applications that are locked and checked already. */
@Injectable()
export class CarryOutMoves {
  constructor(
    private readonly moves: StageMovesRepository,
    private readonly reasons: RejectionReasonsRepository,
    private readonly mails: RequestStageMail,
    private readonly audit: RecordAudit,
  ) {}

  /**
   * @throws ValidationFailed when the reason is missing, not in use, or given for another stage than `rejected`, and when a
   * mail cannot go out as it stands
   */
  async carryOut(
    tx: Sql,
    from: StagedApplication[],
    given: MoveApplicationRequest,
    mails: StageMails,
    doer: Doer,
  ): Promise<MovedApplication[]> {
    const { stage, note = null } = given;
    const reason = await this.findReason(tx, given);
    const ids = from.map(({ id }) => id);
    const mailed = given.mail !== undefined;
    const moved = await this.moves.move(tx, ids, { stage, staff: doer.actor, reason, note, mailed });
    const after = { stage, ...(reason && { reasonId: reason.id }) };
    for (const { id, stage: before } of from) {
      const subject = { subjectType: 'application', subjectId: id, details: { before: { stage: before }, after } };
      await this.audit.record({ action: 'application.moved', ...subject, ...doer }, tx);
      const mail = mails.get(id);
      if (mail) await this.mails.request(tx, { applicationId: id, ...mail, ...doer });
    }
    return moved;
  }

  private async findReason(tx: Sql, { stage, reason }: MoveApplicationRequest) {
    if (stage !== 'rejected') {
      if (reason === undefined) return null;
      throw new ValidationFailed({ reason: 'A reason belongs to a rejection only.' });
    }
    const found = reason === undefined ? undefined : await this.reasons.findInUse(tx, reason);
    if (!found) throw new ValidationFailed({ reason: 'Choose a reason from the list.' });
    return found;
  }
}
