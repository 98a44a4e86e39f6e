import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/access/access.decorators';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import { isUniqueViolation } from '../../../platform/database/database-errors';
import { expectedError } from '../../../platform/http/errors/expected-error';
import type { DeliveryEntity } from '../deliveries/deliveries.admin.repository';
import { listOff } from '../switches/mail-switches';
import { DecideOnDelivery } from './decide-on-delivery';

class DeliveryPending extends expectedError(409, 'delivery_pending', 'This mail is on its way already.') {}

class DeliverySent extends expectedError(
  409,
  'delivery_sent',
  'This mail was sent. Say that you want to send it again.',
  { when: 'The mail was sent; say `"again": true` to send it once more.' },
) {}

class DeliveryReplaced extends expectedError(
  409,
  'delivery_replaced',
  'This mail goes to another address now. Look at the one that has replaced it.',
) {}

class DeliverySwitchedOff extends expectedError(
  409,
  'delivery_switched_off',
  'This mail is switched off. Switch it on under Mail templates, and then send it again.',
  { when: 'Mails of this template are not sent, by a switch or by the setting `ACKNOWLEDGE`.' },
) {}

/** Sends a mail again that failed or is unsure, or, with `again`, one that was sent. */
@Injectable()
export class ResendDelivery {
  constructor(
    private readonly decision: DecideOnDelivery,
    @InjectConfig() private readonly config: Config,
  ) {}

  /** @returns the delivery that is pending now. @throws NotFound, DeliveryPending, DeliverySent, DeliveryReplaced, DeliverySwitchedOff */
  async run({ id, again }: { id: string; again: boolean }, caller: Caller): Promise<DeliveryEntity> {
    try {
      return await this.decision.decide(id, caller, async (tx, mail) => {
        if (mail.state === 'pending') throw new DeliveryPending();
        if (mail.state === 'replaced') throw new DeliveryReplaced();
        if (mail.state === 'sent' && !again) throw new DeliverySent();
        if ((await listOff(tx, this.config, caller.actor.role)).includes(mail.template))
          throw new DeliverySwitchedOff();
        return this.decision.sendAgain(tx, id, mail, caller);
      });
    } catch (error) {
      const meanwhile = ['deliveries_one_pending', 'deliveries_once'].some((name) => isUniqueViolation(error, name));
      throw meanwhile ? new DeliveryPending() : error;
    }
  }
}
