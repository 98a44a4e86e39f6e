import type { ListPage } from '../../../platform/http/listing/answer-headers';
import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { Actor } from '../../../platform/access/access.decorators';
import { NotFound } from '../../../platform/http/errors/http.errors';
import { parseListQuery } from '../../../platform/http/listing/list-query';
import { kindsFor } from '../delivery-subjects';
import { DeliveriesAdminRepository, parseDeliveryFilter, sortFields } from './deliveries.admin.repository';
import type { DeliveryEntity } from './delivery.entity';
import type { DeliveryNumbersView } from './delivery.view';

/** Lists mails with their state. HR sees mails about applications, general staff those about enquiries and accounts. */
@Injectable()
export class ListDeliveries {
  constructor(private readonly deliveries: DeliveriesAdminRepository) {}

  /** Newest first unless told otherwise. @throws ValidationFailed */
  async list(raw: Record<string, unknown>, { role }: Actor): Promise<ListPage<DeliveryEntity>> {
    const query = parseListQuery(raw, { sortFields, defaultSort: { field: 'createdAt', order: 'DESC' } });
    const filter = parseDeliveryFilter(query.filter);
    return { offset: query.offset, ...(await this.deliveries.list({ ...query, filter }, kindsFor(role))) };
  }

  /** @throws NotFound, also for a mail that is another role's business. */
  async find(id: string, { role }: Actor): Promise<DeliveryEntity> {
    const found = isUUID(id) ? await this.deliveries.find(id, kindsFor(role)) : null;
    if (!found) throw new NotFound('There is no such delivery.');
    return found;
  }

  count({ role }: Actor): Promise<DeliveryNumbersView> {
    return this.deliveries.count(kindsFor(role));
  }
}
