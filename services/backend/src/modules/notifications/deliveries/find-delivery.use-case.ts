import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { Actor } from '../../../platform/access/access.decorators';
import { NotFound } from '../../../platform/http/errors/http.errors';
import { DeliveriesAdminRepository, type DeliveryEntity } from './deliveries.admin.repository';

/** Finds one mail. */
@Injectable()
export class FindDelivery {
  constructor(private readonly deliveries: DeliveriesAdminRepository) {}

  /** @throws NotFound, also for an id that is none and for a mail that is another role's business. */
  async run({ id }: { id: string }, reader: Actor): Promise<DeliveryEntity> {
    const delivery = isUUID(id) ? await this.deliveries.find(id, reader) : null;
    if (!delivery) throw new NotFound('There is no such delivery.');
    return delivery;
  }
}
