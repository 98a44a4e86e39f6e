import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/access/access.decorators';
import { Outbox, OutboxNotifier } from '../../../platform/outbox/outbox';
import type { DeliveryEntity } from '../deliveries/deliveries.admin.repository';
import { DecideOnHeld } from './decide-on-held';

/** Sends a mail now whose time has not come. */
@Injectable()
export class SendDeliveryNow {
  constructor(
    private readonly decision: DecideOnHeld,
    private readonly outbox: Outbox,
    private readonly notifier: OutboxNotifier,
  ) {}

  /** @throws NotFound, DeliveryNotWaiting */
  async run({ id }: { id: string }, caller: Caller): Promise<DeliveryEntity> {
    const mail = await this.decision.decide(id, 'delivery.hurried', caller, (tx, eventId) =>
      this.outbox.hurry(tx, [eventId]),
    );
    this.notifier.notify();
    return mail;
  }
}
