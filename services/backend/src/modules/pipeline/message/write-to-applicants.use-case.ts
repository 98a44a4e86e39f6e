import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/access/access.decorators';
import { Database } from '../../../platform/database/database';
import { OutboxNotifier } from '../../../platform/outbox/outbox';
import { UndoableActions, type UndoableSubject, type UndoView } from '../../../platform/undo/undo';
import { refreshAnswerClock } from '../../applications/answers/answer-clock.use-case';
import { FindPeople } from '../../duplicates/people/find-people.use-case';
import { FillStageMail } from '../../notifications/write-stage-mail.use-case';
import { AskForMails, countMails } from '../ask-for-mails';
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

/** Writes to applicants, each with the facts about them, and leaves them in their stages: to all of them, or to none. */
@Injectable()
export class WriteToApplicants {
  constructor(
    private readonly database: Database,
    private readonly fillStageMail: FillStageMail,
    private readonly findPeople: FindPeople,
    private readonly askForMails: AskForMails,
    private readonly undoable: UndoableActions,
    private readonly notifier: OutboxNotifier,
  ) {}

  /** @throws CannotWriteToAll with the obstacles by id, ValidationFailed */
  async run(request: WriteToApplicantsRequest, caller: Caller): Promise<Written> {
    const together = request.oneMail ? (await this.findPeople.run(request.ids)).map(({ ids }) => ids) : [];
    const texts = await this.fillStageMail.run(request.mail, request.ids, together);
    const { notBefore } = request.mail;
    const written = await this.database.transaction(async (tx) => {
      const applications = await stageMoves.lock(tx, request.ids);
      checkRecipients(applications, request);
      const ids = applications.map(({ id }) => id);
      const events = await this.askForMails.ask(tx, ids, { texts, notBefore, together }, caller);
      const subjects = applications.flatMap(({ id, version }): UndoableSubject[] => {
        const eventIds = events.get(id);
        const versions = { versionBefore: version, versionAfter: version };
        return eventIds ? [{ kind: 'application', id, before: {}, ...versions, eventIds: [...eventIds] }] : [];
      });
      const undo = await this.undoable.record(tx, { kind: MESSAGE, deed: 'written', subjects }, caller);
      // Last, because an answer is heard when its mail leaves.
      await refreshAnswerClock(tx, ids);
      return { mails: countMails(events), undo };
    });
    this.notifier.notify();
    return written;
  }
}
