import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { Caller } from '../../../platform/access/access.decorators';
import { Database } from '../../../platform/database/database';
import { onlyRow } from '../../../platform/database/statement';
import { NotFound } from '../../../platform/http/errors/http.errors';
import { OutboxNotifier } from '../../../platform/outbox/outbox';
import { FillStageMail } from '../../notifications/write-stage-mail.use-case';
import { checkMove } from './check-move';
import type { MoveApplicationRequest } from './stages.dto';
import type { MovedApplication } from './stages.view';
import { WriteMoves } from './write-moves';

/** `version` is the one that the caller has read, null for any. */
type MoveCommand = { id: string; version: number | null; request: MoveApplicationRequest };

/** Moves an application to another stage, with a mail to the applicant where one is given. */
@Injectable()
export class MoveApplication {
  constructor(
    private readonly database: Database,
    private readonly fillStageMail: FillStageMail,
    private readonly moves: WriteMoves,
    private readonly notifier: OutboxNotifier,
  ) {}

  /** @throws NotFound, ChangedMeanwhile, NotInPipeline, AlreadyInStage, ValidationFailed */
  async run({ id, version, request }: MoveCommand, caller: Caller): Promise<MovedApplication> {
    if (!isUUID(id)) throw new NotFound('There is no such application.');
    const mails = await this.fillStageMail.run(request.mail, [id]);
    const { moved } = await this.database.transaction(async (tx) => {
      const [application] = await this.moves.lock(tx, [id]);
      checkMove(application, request.stage, version);
      return this.moves.write(tx, [application], request, mails, caller);
    });
    if (mails.size > 0) this.notifier.notify();
    return onlyRow(moved);
  }
}
