import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/access/access.decorators';
import type { ListPage } from '../../../platform/http/listing/answer-headers';
import { DeliveriesAdminRepository, type DeliveryEntity } from './deliveries.admin.repository';
import { parseDeliveryQuery } from './deliveries.filter';

/** Lists mails, as far as they are the reader's business. */
@Injectable()
export class ListDeliveries {
  constructor(private readonly deliveries: DeliveriesAdminRepository) {}

  /** @throws ValidationFailed */
  async run(raw: Record<string, unknown>, reader: Actor): Promise<ListPage<DeliveryEntity>> {
    return this.deliveries.list(parseDeliveryQuery(raw), reader);
  }
}
