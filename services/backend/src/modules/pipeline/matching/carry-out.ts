import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/access/access.decorators';
import type { Sql } from '../../../platform/database/database';
import type { UndoView } from '../../../platform/undo/undo';
import { WriteAssignments } from '../../applications/assign/assign-applications.use-case';
import { FindPeople } from '../../duplicates/people/find-people.use-case';
import { FillStageMail, type Together } from '../../notifications/write-stage-mail.use-case';
import type { MailTexts } from '../ask-for-mails';
import { WriteMessages } from '../message/write-messages';
import { checkMoves, checkRecipients } from '../move/check-move';
import { stageMoves } from '../move/stage-moves.repository';
import type { MoveApplicationRequest, StageMailRequest } from '../move/stages.dto';
import { WriteMoves } from '../move/write-moves';

/** One thing to do to many applications. `assign` is null for nobody; with `oneMail` each person gets one mail. */
export type BulkDeed =
  | { kind: 'move'; move: MoveApplicationRequest; oneMail?: boolean }
  | { kind: 'mail'; mail: StageMailRequest; oneMail?: boolean }
  | { kind: 'assign'; assign: string | null };

interface CarriedOut {
  affected: number;
  undo: UndoView | null;
  /** Of its mails. */
  eventIds: string[];
}

type Versions = Record<string, number>;

/** The mails of a deed, and which applications one of them answers together. */
interface Mails {
  texts: MailTexts;
  together: Together;
}

/** Carries out a deed over many applications, in its caller's transaction: all of it, or nothing. */
@Injectable()
export class CarryOut {
  constructor(
    private readonly findPeople: FindPeople,
    private readonly fillStageMail: FillStageMail,
    private readonly moves: WriteMoves,
    private readonly messages: WriteMessages,
    private readonly assignments: WriteAssignments,
  ) {}

  /** The mails to all of them; outside of transactions, because it takes connections of its own. */
  async fillMails(deed: BulkDeed, ids: string[]): Promise<Mails> {
    if (deed.kind === 'assign') return { texts: new Map(), together: [] };
    const mail = deed.kind === 'move' ? deed.move.mail : deed.mail;
    const together = mail && deed.oneMail ? (await this.findPeople.run(ids)).map((person) => person.ids) : [];
    return { texts: await this.fillStageMail.run(mail, ids, together), together };
  }

  /**
   * `versions` are those that were found, by id. Tells how many it has changed or answered.
   * @throws CannotMoveAll, CannotWriteToAll, NotFound, ValidationFailed
   */
  async run(tx: Sql, deed: BulkDeed, versions: Versions, mails: Mails, caller: Caller): Promise<CarriedOut> {
    const { texts, together } = mails;
    const ids = Object.keys(versions);
    if (deed.kind === 'assign') {
      const { assigned, undo } = await this.assignments.run(tx, { ids, to: deed.assign }, caller);
      return { affected: assigned, undo, eventIds: [] };
    }
    if (deed.kind === 'mail') {
      const applications = await stageMoves.lock(tx, ids);
      checkRecipients(applications, { ids, versions });
      const written = await this.messages.write(tx, applications, deed.mail, texts, caller, together);
      return { affected: ids.length, undo: written.undo, eventIds: written.eventIds };
    }
    const applications = await this.moves.lock(tx, ids);
    checkMoves(applications, { stage: deed.move.stage, ids, versions });
    const { moved, eventIds } = await this.moves.write(tx, applications, deed.move, texts, caller, together);
    return { affected: moved.length, undo: moved[0]?.undo ?? null, eventIds };
  }
}
