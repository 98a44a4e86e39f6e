import { findRow, listRows, queries } from '../../../platform/database/queries';
import type { DeliveryState, DeliverySubjectKind } from '../notifications.facts';

/** One of our mails, found by its Message-ID. */
export interface OurMail {
  id: string;
  eventId: string;
  messageId: string;
  template: string;
  recipient: string;
  subjectKind: DeliverySubjectKind;
  subjectId: string;
  state: DeliveryState;
}

const columns = `id, event_id AS "eventId", message_id AS "messageId", template, recipient, subject_kind AS "subjectKind",
  subject_id AS "subjectId", state`;

export const ourMails = queries('our-mails', {
  find: listRows<OurMail, [messageIds: readonly string[]]>(`
    SELECT ${columns} FROM deliveries WHERE message_id = ANY($1::text[])`),

  /** It was taken by a mail server, and came back from a later one. */
  fail: findRow<{ id: string }, [id: string, reason: string]>(`
    UPDATE deliveries SET state = 'failed', sent_at = NULL, again_at = NULL, answer = left($2, 500)
    WHERE id = $1 AND state IN ('sent', 'unsure') RETURNING id`),
});
