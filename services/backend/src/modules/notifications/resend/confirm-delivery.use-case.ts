import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/access/access.decorators';
import { expectedError } from '../../../platform/http/errors/expected-error';
import type { DeliveryEntity } from '../deliveries/deliveries.admin.repository';
import { DecideOnDelivery } from './decide-on-delivery';
import { decidedMails } from './resend.repository';

class DeliveryNotUnsure extends expectedError(409, 'delivery_not_unsure', 'What became of this mail is known.') {}

/** Notes that an unsure mail has arrived, because a person knows it: no copy of it follows. */
@Injectable()
export class ConfirmDelivery {
  constructor(private readonly decision: DecideOnDelivery) {}

  /** @throws NotFound, DeliveryNotUnsure */
  async run({ id }: { id: string }, caller: Caller): Promise<DeliveryEntity> {
    return this.decision.decide(id, caller, async (tx, mail) => {
      if (mail.state !== 'unsure') throw new DeliveryNotUnsure();
      await decidedMails.confirm(tx, id);
      const details = { template: mail.template };
      await this.decision.record(tx, id, mail, { action: 'delivery.confirmed', details }, caller);
      return id;
    });
  }
}
