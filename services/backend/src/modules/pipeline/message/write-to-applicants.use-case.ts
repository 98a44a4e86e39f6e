import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/access/access.decorators';
import { Database } from '../../../platform/database/database';
import { OutboxNotifier } from '../../../platform/outbox/outbox';
import { FillStageMail, RequestStageMail } from '../../notifications/write-stage-mail.use-case';
import { checkRecipients } from '../move/check-move';
import { stageMoves } from '../move/stage-moves.repository';
import type { WriteToApplicantsRequest } from './messages.dto';

/** Writes to many applicants, each with the facts about them, and leaves them in their stages: to all of them, or to none. */
@Injectable()
export class WriteToApplicants {
  constructor(
    private readonly database: Database,
    private readonly fillStageMail: FillStageMail,
    private readonly requestMail: RequestStageMail,
    private readonly notifier: OutboxNotifier,
  ) {}

  /** @returns how many mails leave. @throws CannotWriteToAll with the obstacles by id, ValidationFailed */
  async run(request: WriteToApplicantsRequest, caller: Caller): Promise<{ mails: number }> {
    const texts = await this.fillStageMail.run(request.mail, request.ids);
    const applications = await this.database.transaction(async (tx) => {
      const locked = await stageMoves.lock(tx, request.ids);
      checkRecipients(locked, request);
      for (const { id } of locked) {
        const text = texts.get(id);
        if (text) await this.requestMail.request(tx, { applicationId: id, ...text, ...caller });
      }
      return locked;
    });
    this.notifier.notify();
    return { mails: applications.length };
  }
}
