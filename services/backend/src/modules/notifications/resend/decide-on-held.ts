import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/access/access.decorators';
import { Database, type Sql } from '../../../platform/database/database';
import { expectedError } from '../../../platform/http/errors/expected-error';
import { NotFound } from '../../../platform/http/errors/http.errors';
import { Outbox } from '../../../platform/outbox/outbox';
import { RecordAudit } from '../../audit/record-audit.use-case';
import type { DeliveryEntity } from '../deliveries/deliveries.admin.repository';
import { FindDelivery } from '../deliveries/find-delivery.use-case';
import { changeMails } from '../send/change-mails';
import { decidedMails } from './resend.repository';

class DeliveryNotWaiting extends expectedError(
  409,
  'delivery_not_waiting',
  'This mail does not wait for its time any more.',
  { when: 'The mail has left, is on its way, or was cancelled.' },
) {}

/** The steps that decisions about a mail share whose time has not come. */
@Injectable()
export class DecideOnHeld {
  constructor(
    private readonly database: Database,
    private readonly findDelivery: FindDelivery,
    private readonly outbox: Outbox,
    private readonly audit: RecordAudit,
  ) {}

  /** Locks the event of a mail before the mail, as everywhere, so that no relay takes it meanwhile. The applicant hears at another time. @throws NotFound, DeliveryNotWaiting */
  async decide(
    id: string,
    action: 'delivery.cancelled' | 'delivery.hurried',
    caller: Caller,
    decide: (tx: Sql, eventId: string) => Promise<void>,
  ): Promise<DeliveryEntity> {
    const { template, subjectId } = await this.findDelivery.run({ id }, caller.actor);
    await this.database.transaction(async (tx) => {
      const eventId = (await decidedMails.findEvent(tx, id))?.eventId;
      if (!eventId) throw new NotFound('There is no such delivery.');
      await changeMails(tx, [{ eventId, template, subjectId }], async () => {
        const [event] = await this.outbox.lockAll(tx, [eventId]);
        const mail = event && (await decidedMails.lock(tx, id));
        if (!mail) throw new NotFound('There is no such delivery.');
        if (event.hasLeft || mail.state !== 'pending') throw new DeliveryNotWaiting();
        await decide(tx, eventId);
      });
      const about = { subjectType: 'delivery', subjectId: id, details: { template } } as const;
      await this.audit.record({ action, ...about, ...caller }, tx);
    });
    return this.findDelivery.run({ id }, caller.actor);
  }
}
