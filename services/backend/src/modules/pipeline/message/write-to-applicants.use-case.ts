import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/access/access.decorators';
import { Database } from '../../../platform/database/database';
import { OutboxNotifier } from '../../../platform/outbox/outbox';
import { FindPeople } from '../../duplicates/people/find-people.use-case';
import { FillStageMail } from '../../notifications/write-stage-mail.use-case';
import { checkRecipients } from '../move/check-move';
import { stageMoves } from '../move/stage-moves.repository';
import type { WriteToApplicantsRequest } from './messages.dto';
import { WriteMessages, type Written } from './write-messages';

/** Writes to applicants, each with the facts about them, and leaves them in their stages: to all of them, or to none. */
@Injectable()
export class WriteToApplicants {
  constructor(
    private readonly database: Database,
    private readonly findPeople: FindPeople,
    private readonly fillStageMail: FillStageMail,
    private readonly messages: WriteMessages,
    private readonly notifier: OutboxNotifier,
  ) {}

  /** @throws CannotWriteToAll with the obstacles by id, ValidationFailed */
  async run(request: WriteToApplicantsRequest, caller: Caller): Promise<Written> {
    const together = request.oneMail ? (await this.findPeople.run(request.ids)).map(({ ids }) => ids) : [];
    const texts = await this.fillStageMail.run(request.mail, request.ids, together);
    const written = await this.database.transaction(async (tx) => {
      const applications = await stageMoves.lock(tx, request.ids);
      checkRecipients(applications, request);
      return this.messages.write(tx, applications, request.mail, texts, caller, together);
    });
    this.notifier.notify();
    return written;
  }
}
