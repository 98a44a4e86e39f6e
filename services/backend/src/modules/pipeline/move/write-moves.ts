import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/access/access.decorators';
import type { Sql } from '../../../platform/database/database';
import { Outbox } from '../../../platform/outbox/outbox';
import { type UndoableSubject, UndoableActions } from '../../../platform/undo/undo';
import { bitOf, isEndStage } from '../../applications/application.facts';
import { refreshAnswerClock } from '../../applications/answers/answer-clock.use-case';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { CatchUpInterviews } from '../../interviews/follow/catch-up-interviews.use-case';
import { cancelHeldMails, type HeldMail, lockToCancel } from '../../notifications/cancel-stage-mails.use-case';
import type { Together } from '../../notifications/write-stage-mail.use-case';
import { AskForMails, eventsOf, type MailTexts } from '../ask-for-mails';
import { findReason } from './check-move';
import { type StagedApplication, stageMoves } from './stage-moves.repository';
import type { MoveApplicationRequest } from './stages.dto';
import type { MovedApplication } from './stages.view';

/** The kind of action that `TakeBackMoves` takes back. */
export const MOVE = 'move';

/** Moves applications that it has locked and that are checked: their stage, history, audit log and mails, in the caller's transaction. */
@Injectable()
export class WriteMoves {
  constructor(
    private readonly audit: RecordAudit,
    private readonly askForMails: AskForMails,
    private readonly outbox: Outbox,
    private readonly undoable: UndoableActions,
    private readonly catchUpInterviews: CatchUpInterviews,
  ) {}

  /** Locks those of these applications that exist for `write`, and what it changes along with them. */
  async lock(tx: Sql, ids: string[]): Promise<StagedApplication[]> {
    await lockToCancel(tx, ids);
    return stageMoves.lock(tx, ids);
  }

  /**
   * A mail that still waits because of an earlier move is cancelled. What came due for the interviews of an applicant who stood at an
   * end is sent once the time for an undo is over. `eventIds` are those of the move's own mails.
   * @throws ValidationFailed for the reason, and for a mail that cannot go out as it stands
   */
  async write(
    tx: Sql,
    applications: StagedApplication[],
    request: MoveApplicationRequest,
    mails: MailTexts,
    caller: Caller,
    together: Together = [],
  ): Promise<{ moved: MovedApplication[]; eventIds: string[] }> {
    const { stage, note = null, mail } = request;
    const reason = await findReason(tx, request);
    const ids = applications.map(({ id }) => id);
    const { id: staffId, name: staffName } = caller.actor;
    const why = [reason?.id ?? null, reason?.label ?? null, note, mail !== undefined] as const;
    const moved = await stageMoves.move(tx, ids, stage, staffId, staffName, ...why, bitOf(stage));
    const held = await cancelHeldMails(tx, this.outbox, ids, `A later decision of ${staffName} has cancelled it`);
    const heldOf = Map.groupBy(held, ({ applicationId }) => applicationId);
    const movedOf = new Map(moved.map((one) => [one.id, one]));
    const after = { stage, ...(reason && { reasonId: reason.id }) };
    const about = applications.map(({ id, stage: before }) => {
      const cancelled = heldOf.get(id) ?? [];
      const details = {
        before: { stage: before },
        after,
        ...(cancelled.length > 0 && { cancelledMails: cancelled.map(({ stageMailId }) => stageMailId) }),
      };
      return { subjectId: id, details };
    });
    await this.audit.recordAll({ action: 'application.moved', subjectType: 'application', ...caller }, about, tx);
    const events = await this.askForMails.ask(tx, ids, { texts: mails, notBefore: mail?.notBefore, together }, caller);
    const reopened = isEndStage(stage) ? [] : applications.filter((one) => isEndStage(one.stage));
    const caughtUp = await this.catchUpInterviews.run(
      tx,
      reopened.map(({ id }) => id),
    );
    const subjects = applications.map((application) => {
      const { id } = application;
      const cancelled = heldOf.get(id) ?? [];
      const eventIds = [...(events.get(id) ?? []), ...(caughtUp.get(id) ?? [])];
      return toSubject(application, { ...movedOf.get(id), cancelled, eventIds });
    });
    const undo = await this.undoable.record(tx, { kind: MOVE, deed: stage, subjects }, caller);
    // Last, because an answer is heard when its mail leaves.
    await refreshAnswerClock(tx, ids);
    const views = moved.map(({ id, stageSince, version }) => ({
      id,
      stage,
      stageSince,
      version,
      undo,
      cancelledMails: heldOf.get(id)?.length ?? 0,
    }));
    return { moved: views, eventIds: eventsOf(events) };
  }
}

type Outcome = { move?: string; version?: number; cancelled: HeldMail[]; eventIds: string[] };

const toSubject = (
  { id, stage, version, since, reason, reached, later }: StagedApplication,
  { move, version: versionAfter, cancelled, eventIds }: Outcome,
): UndoableSubject => ({
  kind: 'application',
  id,
  before: { stage, since, reason, reached, later, move, cancelled: cancelled.map(({ eventId }) => eventId) },
  versionBefore: version,
  versionAfter: versionAfter ?? null,
  eventIds,
});
