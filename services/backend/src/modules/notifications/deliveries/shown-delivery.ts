import type { RowOf } from '../../../platform/http/listing/to-view';
import { heldUntil } from '../../../platform/outbox/outbox';
import type { DeliveryView } from './deliveries.view';

export type ShownDelivery = RowOf<DeliveryView, 'againAt' | 'createdAt' | 'sentAt' | 'leavesAt'>;

/** SQL: the columns of `deliveries d` that its view shows. */
export const shownDelivery = `d.id, d.subject_kind AS "subjectKind", d.subject_id AS "subjectId", d.reference, d.template, d.recipient,
  d.message_id AS "messageId", d.state, d.attempts, d.copies, d.again_at AS "againAt", d.answer, d.created_at AS "createdAt",
  d.sent_at AS "sentAt", CASE WHEN d.state = 'pending' THEN ${heldUntil('d.event_id')} END AS "leavesAt"`;
