import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/access/access.decorators';
import type { Sql } from '../../../platform/database/database';
import type { UndoableSubject } from '../../../platform/undo/undo';
import { type TakenBack, TakesBack, type UndoTaker } from '../../../platform/undo/undo-takers';
import { refreshAnswerClock } from '../../applications/answers/answer-clock.use-case';
import { lockAsLeft, namesOfApplicants } from '../../applications/undo/lock-as-left.use-case';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { removeHeldMails } from '../../notifications/cancel-stage-mails.use-case';
import { stageMoves } from '../move/stage-moves.repository';
import { MESSAGE } from './write-messages';

/** Takes back mails to applicants that moved nobody. */
@Injectable()
@TakesBack(MESSAGE)
export class TakeBackMessages implements UndoTaker {
  readonly lock = lockAsLeft;
  readonly names = namesOfApplicants;

  constructor(private readonly audit: RecordAudit) {}

  async takeBack(tx: Sql, subjects: readonly UndoableSubject[], caller: Caller): Promise<TakenBack[]> {
    const ids = subjects.map(({ id }) => id);
    await removeHeldMails(
      tx,
      subjects.flatMap(({ eventIds }) => eventIds),
    );
    await refreshAnswerClock(tx, ids);
    const about = ids.map((subjectId) => ({ subjectId }));
    await this.audit.recordAll({ action: 'stage-mail.undone', subjectType: 'application', ...caller }, about, tx);
    return (await stageMoves.lock(tx, ids)).map(({ id, stage, version }) => ({
      kind: 'application',
      id,
      stage,
      standing: 'clear',
      version,
    }));
  }
}
