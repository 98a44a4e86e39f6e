import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/access/access.decorators';
import { Outbox } from '../../../platform/outbox/outbox';
import type { DeliveryEntity } from '../deliveries/deliveries.admin.repository';
import { heldMails } from '../stage-mails.repository';
import { DecideOnHeld } from './decide-on-held';

/** Cancels a mail whose time has not come. */
@Injectable()
export class CancelDelivery {
  constructor(
    private readonly decision: DecideOnHeld,
    private readonly outbox: Outbox,
  ) {}

  /** @returns the delivery, which is skipped now. @throws NotFound, DeliveryNotWaiting */
  run({ id }: { id: string }, caller: Caller): Promise<DeliveryEntity> {
    return this.decision.decide(id, 'delivery.cancelled', caller, async (tx, eventId) => {
      await heldMails.skip(tx, [eventId], `Cancelled by ${caller.actor.name} before its time`);
      await this.outbox.cancel(tx, [eventId]);
    });
  }
}
