import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/access/access.decorators';
import type { Sql } from '../../../platform/database/database';
import { Outbox } from '../../../platform/outbox/outbox';
import { UndoableActions, type UndoableSubject, type UndoView } from '../../../platform/undo/undo';
import { refreshAnswerClock } from '../../applications/answers/answer-clock.use-case';
import { STAGE_MAIL_REQUESTED } from '../../notifications/notifications.facts';
import { RequestStageMail } from '../../notifications/write-stage-mail.use-case';
import type { StagedApplication } from '../move/stage-moves.repository';
import type { StageMailRequest } from '../move/stages.dto';

/** The kind of action that `TakeBackMessages` takes back. */
export const MESSAGE = 'message';

export interface Written {
  /** How many mails leave. */
  mails: number;
  undo: UndoView | null;
}

/** Writes mails to the applicants of applications that are locked and checked, in the caller's transaction. */
@Injectable()
export class WriteMessages {
  constructor(
    private readonly requestMail: RequestStageMail,
    private readonly outbox: Outbox,
    private readonly undoable: UndoableActions,
  ) {}

  /** `texts` are the filled ones by application. @throws ValidationFailed for a mail that cannot go out as it stands */
  async write(
    tx: Sql,
    applications: readonly StagedApplication[],
    { notBefore }: StageMailRequest,
    texts: ReadonlyMap<string, { subject: string; body: string }>,
    caller: Caller,
  ): Promise<Written> {
    const leavesAt = notBefore === undefined ? null : new Date(notBefore);
    const subjects: UndoableSubject[] = [];
    for (const { id, version } of applications) {
      const text = texts.get(id);
      if (!text) continue;
      const mailId = await this.requestMail.request(tx, { applicationId: id, ...text, notBefore: leavesAt, ...caller });
      const eventId = await this.outbox.find(tx, STAGE_MAIL_REQUESTED, mailId);
      const versions = { versionBefore: version, versionAfter: version };
      subjects.push({ kind: 'application', id, before: {}, ...versions, eventIds: eventId ? [eventId] : [] });
    }
    const undo = await this.undoable.record(tx, { kind: MESSAGE, deed: 'written', subjects }, caller);
    // Last, because an answer is heard when its mail leaves.
    const ids = subjects.map(({ id }) => id);
    await refreshAnswerClock(tx, ids);
    return { mails: ids.length, undo };
  }
}
