import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/access/access.decorators';
import { Database } from '../../../platform/database/database';
import { OutboxNotifier } from '../../../platform/outbox/outbox';
import { FindPeople } from '../../duplicates/people/find-people.use-case';
import { FillStageMail } from '../../notifications/write-stage-mail.use-case';
import { checkMoves } from './check-move';
import type { MoveApplicationsRequest } from './stages.dto';
import type { MovedApplication } from './stages.view';
import { WriteMoves } from './write-moves';

/** Moves many applications to one stage: all of them, or none. */
@Injectable()
export class MoveApplications {
  constructor(
    private readonly database: Database,
    private readonly findPeople: FindPeople,
    private readonly fillStageMail: FillStageMail,
    private readonly moves: WriteMoves,
    private readonly notifier: OutboxNotifier,
  ) {}

  /** @throws CannotMoveAll with the obstacles by id, ValidationFailed */
  async run(request: MoveApplicationsRequest, caller: Caller): Promise<MovedApplication[]> {
    const together = request.oneMail ? (await this.findPeople.run(request.ids)).map(({ ids }) => ids) : [];
    const mails = await this.fillStageMail.run(request.mail, request.ids, together);
    const { moved } = await this.database.transaction(async (tx) => {
      const applications = await this.moves.lock(tx, request.ids);
      checkMoves(applications, request);
      return this.moves.write(tx, applications, request, mails, caller, together);
    });
    if (mails.size > 0) this.notifier.notify();
    return moved;
  }
}
