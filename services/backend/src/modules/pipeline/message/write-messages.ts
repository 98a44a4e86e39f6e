import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/access/access.decorators';
import type { Sql } from '../../../platform/database/database';
import { UndoableActions, type UndoableSubject, type UndoView } from '../../../platform/undo/undo';
import { refreshAnswerClock } from '../../applications/answers/answer-clock.use-case';
import type { Together } from '../../notifications/write-stage-mail.use-case';
import { AskForMails, eventsOf, type MailTexts } from '../ask-for-mails';
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
    private readonly askForMails: AskForMails,
    private readonly undoable: UndoableActions,
  ) {}

  /** @throws ValidationFailed for a mail that cannot go out as it stands */
  async write(
    tx: Sql,
    applications: readonly StagedApplication[],
    { notBefore }: StageMailRequest,
    texts: MailTexts,
    caller: Caller,
    together: Together = [],
  ): Promise<Written & { eventIds: string[] }> {
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
    const eventIds = eventsOf(events);
    return { mails: eventIds.length, undo, eventIds };
  }
}
