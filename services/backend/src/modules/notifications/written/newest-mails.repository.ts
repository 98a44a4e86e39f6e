import { listRows, queries } from '../../../platform/database/queries';
import { selectEventsAbout, subjectOfEvent } from '../../../platform/outbox/outbox';
import { shownDelivery, type ShownDelivery } from '../deliveries/shown-delivery';

export const newestMails = queries('newest-mails', {
  /** Oldest first: of several by one event, the last is the newest. */
  list: listRows<ShownDelivery & { writtenId: string }, [writtenIds: readonly string[], template: string]>(`
    SELECT ${shownDelivery}, ${subjectOfEvent('d.event_id')} AS "writtenId" FROM deliveries d
    WHERE d.event_id IN (${selectEventsAbout('SELECT unnest($1::uuid[])')}) AND d.template = $2 ORDER BY d.id`),
});
