import { Injectable } from '@nestjs/common';
import type { Doer } from '../../../platform/access/access.decorators';
import { Database } from '../../../platform/database/database';
import { expectedError } from '../../../platform/http/errors/expected-error';
import { NotFound } from '../../../platform/http/errors/http.errors';
import { Outbox } from '../../../platform/outbox/outbox';
import { RecordAudit } from '../../audit/record-audit.use-case';
import type { DeliveryEntity } from './delivery.entity';
import { ListDeliveries } from './list-deliveries.use-case';
import { DeliveriesRepository } from '../deliveries.repository';

class DeliveryNotUnsure extends expectedError(409, 'delivery_not_unsure', 'What became of this mail is known.') {}

/** Notes that an unsure mail has arrived, because a person knows it: it is sent, and no copy of it follows. */
@Injectable()
export class ConfirmDelivery {
  constructor(
    private readonly database: Database,
    private readonly listDeliveries: ListDeliveries,
    private readonly deliveries: DeliveriesRepository,
    private readonly outbox: Outbox,
    private readonly audit: RecordAudit,
  ) {}

  /** @throws NotFound, DeliveryNotUnsure */
  async confirm(id: string, doer: Doer): Promise<DeliveryEntity> {
    await this.listDeliveries.find(id, doer.actor);
    await this.database.transaction(async (tx) => {
      const delivery = await this.deliveries.lock(tx, id);
      if (!delivery) throw new NotFound('There is no such delivery.');
      if (delivery.state !== 'unsure') throw new DeliveryNotUnsure();
      await this.deliveries.confirm(tx, id);
      // Its job is dead or waits: once more, it finds the mail sent and is done.
      await this.outbox.repeatJob(tx, delivery.event_id, delivery.job);
      const about = { subjectType: 'delivery', subjectId: id, details: { template: delivery.template } };
      await this.audit.record({ action: 'delivery.confirmed', ...about, ...doer }, tx);
    });
    return this.listDeliveries.find(id, doer.actor);
  }
}
