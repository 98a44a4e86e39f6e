import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/access/access.decorators';
import type { Sql } from '../../../platform/database/database';
import { Outbox } from '../../../platform/outbox/outbox';
import type { UndoableSubject } from '../../../platform/undo/undo';
import { type LockedSubject, type TakenBack, TakesBack, type UndoTaker } from '../../../platform/undo/undo-takers';
import { refreshAnswerClock } from '../../applications/answers/answer-clock.use-case';
import { lockAsLeft, namesOfApplicants } from '../../applications/undo/lock-as-left.use-case';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { CatchUpInterviews, forgetMails } from '../../interviews/follow/catch-up-interviews.use-case';
import { lockToRestore, removeHeldMails, restoreHeldMails } from '../../notifications/cancel-stage-mails.use-case';
import { type MovedFrom, stageMoves } from './stage-moves.repository';
import { MOVE } from './write-moves';

/** As `WriteMoves` has written it. */
type Before = Omit<MovedFrom, 'id'> & { cancelled: string[] };

/**
 * Takes back moves: stage, reason and times are as before, the mails are gone, mails that the move had cancelled wait again,
 * and what came due meanwhile for interviews is written.
 */
@Injectable()
@TakesBack(MOVE)
export class TakeBackMoves implements UndoTaker {
  readonly names = namesOfApplicants;

  constructor(
    private readonly audit: RecordAudit,
    private readonly outbox: Outbox,
    private readonly catchUpInterviews: CatchUpInterviews,
  ) {}

  async lock(tx: Sql, subjects: readonly UndoableSubject[]): Promise<LockedSubject[]> {
    const ids = subjects.map(({ id }) => id);
    const cancelled = subjects.flatMap(({ before }) => (before as Before).cancelled);
    await lockToRestore(tx, ids, cancelled);
    return lockAsLeft(tx, subjects);
  }

  async takeBack(tx: Sql, subjects: readonly UndoableSubject[], caller: Caller): Promise<TakenBack[]> {
    const was = subjects.map(({ id, before }) => ({ id, ...(before as Before) }));
    const back = await stageMoves.takeBack(tx, JSON.stringify(was));
    const eventIds = subjects.flatMap((subject) => subject.eventIds);
    await removeHeldMails(tx, eventIds);
    await forgetMails(tx, eventIds);
    await restoreHeldMails(
      tx,
      this.outbox,
      was.flatMap(({ cancelled }) => cancelled),
    );
    const ids = was.map(({ id }) => id);
    await this.catchUpInterviews.run(tx, ids);
    await refreshAnswerClock(tx, ids);
    const about = was.map(({ id, stage, move }) => ({ subjectId: id, details: { after: { stage }, move } }));
    await this.audit.recordAll({ action: 'application.move-undone', subjectType: 'application', ...caller }, about, tx);
    return back.map(({ id, stage, standing, version }) => ({ kind: 'application', id, stage, standing, version }));
  }
}
