import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/access/access.decorators';
import type { Sql } from '../../../platform/database/database';
import type { UndoView } from '../../../platform/undo/undo';
import { WriteAssignments } from '../../applications/assign/assign-applications.use-case';
import { FillStageMail } from '../../notifications/write-stage-mail.use-case';
import type { MailTexts } from '../ask-for-mails';
import { WriteMessages } from '../message/write-messages';
import { checkMoves, checkRecipients } from '../move/check-move';
import { stageMoves } from '../move/stage-moves.repository';
import type { MoveApplicationRequest, StageMailRequest } from '../move/stages.dto';
import { WriteMoves } from '../move/write-moves';

/** One thing to do to many applications. `assign` is null for nobody. */
export type BulkDeed =
  | { kind: 'move'; move: MoveApplicationRequest }
  | { kind: 'mail'; mail: StageMailRequest }
  | { kind: 'assign'; assign: string | null };

interface CarriedOut {
  affected: number;
  undo: UndoView | null;
}

type Versions = Record<string, number>;

/** Carries out a deed over many applications, in its caller's transaction: all of it, or nothing. */
@Injectable()
export class CarryOut {
  constructor(
    private readonly fillStageMail: FillStageMail,
    private readonly moves: WriteMoves,
    private readonly messages: WriteMessages,
    private readonly assignments: WriteAssignments,
  ) {}

  /** The mail for each of them; outside of transactions, because it takes connections of its own. */
  fillMails(deed: BulkDeed, ids: string[]): Promise<MailTexts> {
    const mail = deed.kind === 'move' ? deed.move.mail : deed.kind === 'mail' ? deed.mail : undefined;
    return this.fillStageMail.run(mail, ids);
  }

  /**
   * `versions` are those that were found, by id. Tells how many it has changed or written to.
   * @throws CannotMoveAll, CannotWriteToAll, NotFound, ValidationFailed
   */
  async run(tx: Sql, deed: BulkDeed, versions: Versions, texts: MailTexts, caller: Caller): Promise<CarriedOut> {
    const ids = Object.keys(versions);
    if (deed.kind === 'assign') {
      const { assigned, undo } = await this.assignments.run(tx, { ids, to: deed.assign }, caller);
      return { affected: assigned, undo };
    }
    if (deed.kind === 'mail') {
      const applications = await stageMoves.lock(tx, ids);
      checkRecipients(applications, { ids, versions });
      const { mails, undo } = await this.messages.write(tx, applications, deed.mail, texts, caller);
      return { affected: mails, undo };
    }
    const applications = await this.moves.lock(tx, ids);
    checkMoves(applications, { stage: deed.move.stage, ids, versions });
    const moved = await this.moves.write(tx, applications, deed.move, texts, caller);
    return { affected: moved.length, undo: moved[0]?.undo ?? null };
  }
}
