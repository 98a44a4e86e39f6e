import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/access/access.decorators';
import { Database } from '../../../platform/database/database';
import { Outbox, OutboxNotifier } from '../../../platform/outbox/outbox';
import { UndoableActions, type UndoableSubject, type UndoView } from '../../../platform/undo/undo';
import { refreshAnswerClock } from '../../applications/answers/answer-clock.use-case';
import { STAGE_MAIL_REQUESTED } from '../../notifications/notifications.facts';
import { FillStageMail, RequestStageMail } from '../../notifications/write-stage-mail.use-case';
import { checkRecipients } from '../move/check-move';
import { stageMoves } from '../move/stage-moves.repository';
import type { WriteToApplicantsRequest } from './messages.dto';

/** The kind of action that `TakeBackMessages` takes back. */
export const MESSAGE = 'message';

interface Written {
  /** How many mails leave. */
  mails: number;
  undo: UndoView | null;
}

/** Writes to many applicants, each with the facts about them, and leaves them in their stages: to all of them, or to none. */
@Injectable()
export class WriteToApplicants {
  constructor(
    private readonly database: Database,
    private readonly fillStageMail: FillStageMail,
    private readonly requestMail: RequestStageMail,
    private readonly outbox: Outbox,
    private readonly undoable: UndoableActions,
    private readonly notifier: OutboxNotifier,
  ) {}

  /** @throws CannotWriteToAll with the obstacles by id, ValidationFailed */
  async run(request: WriteToApplicantsRequest, caller: Caller): Promise<Written> {
    const texts = await this.fillStageMail.run(request.mail, request.ids);
    const { notBefore } = request.mail;
    const leavesAt = notBefore === undefined ? null : new Date(notBefore);
    const written = await this.database.transaction(async (tx) => {
      const applications = await stageMoves.lock(tx, request.ids);
      checkRecipients(applications, request);
      const subjects: UndoableSubject[] = [];
      for (const { id, version } of applications) {
        const text = texts.get(id);
        if (!text) continue;
        const mailId = await this.requestMail.request(tx, {
          applicationId: id,
          ...text,
          notBefore: leavesAt,
          ...caller,
        });
        const eventId = await this.outbox.find(tx, STAGE_MAIL_REQUESTED, mailId);
        const versions = { versionBefore: version, versionAfter: version };
        subjects.push({ kind: 'application', id, before: {}, ...versions, eventIds: eventId ? [eventId] : [] });
      }
      const undo = await this.undoable.record(tx, { kind: MESSAGE, deed: 'written', subjects }, caller);
      // Last, because an answer is heard when its mail leaves.
      const ids = subjects.map(({ id }) => id);
      await refreshAnswerClock(tx, ids);
      return { mails: ids.length, undo };
    });
    this.notifier.notify();
    return written;
  }
}
