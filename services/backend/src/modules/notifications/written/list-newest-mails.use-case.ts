import type { Sql } from '../../../platform/database/database';
import { DeliveryView } from '../deliveries/deliveries.view';
import type { ShownDelivery } from '../deliveries/shown-delivery';
import { newestMails } from './newest-mails.repository';

export { DeliveryView, type ShownDelivery };

/** How far mails that staff have written have come, by the id of what was written; of one that was sent again the newest. */
export async function listNewestMails(
  sql: Sql,
  writtenIds: readonly string[],
  template: string,
): Promise<Map<string, ShownDelivery>> {
  const rows = writtenIds.length > 0 ? await newestMails.list(sql, writtenIds, template) : [];
  return new Map(rows.map(({ writtenId, ...delivery }) => [writtenId, delivery]));
}
