import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/access/access.decorators';
import { Database } from '../../../platform/database/database';
import { OutboxNotifier } from '../../../platform/outbox/outbox';
import { FindPeople } from '../../duplicates/people/find-people.use-case';
import { FillStageMail } from '../../notifications/write-stage-mail.use-case';
import { checkRecipients } from '../move/check-move';
import { stageMoves } from '../move/stage-moves.repository';
import type { WriteToApplicantsRequest } from './messages.dto';
import { partsOf, sendOnce } from './send-once';
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

  /** @throws CannotWriteToAll with the obstacles by id, ValidationFailed, MailDiffers, IdempotencyInFlight */
  async run(request: WriteToApplicantsRequest, caller: Caller): Promise<Written> {
    const { ids, mail, oneMail = false, key } = request;
    const asked = { key, ids: ids.toSorted(), mail: partsOf(mail), oneMail };
    const written = await sendOnce<Written>(this.database, asked, async (transaction) => {
      const together = oneMail ? (await this.findPeople.run(ids)).map((person) => person.ids) : [];
      const texts = await this.fillStageMail.run(mail, ids, together);
      return transaction(async (tx) => {
        const applications = await stageMoves.lock(tx, ids);
        checkRecipients(applications, request);
        const { eventIds, ...answer } = await this.messages.write(tx, applications, mail, texts, caller, together);
        return { answer, eventIds };
      });
    });
    this.notifier.notify();
    return written;
  }
}
