import { findRow, listRows, oneRow, queries, run } from '../../../platform/database/queries';
import { REPLY_TEMPLATE } from '../notifications.facts';

interface StageMail extends Record<'applicationId' | 'subject' | 'body', string> {
  signature: string | null;
}

export const mails = queries('mail-handlers', {
  /** Nothing when it is gone with its application. */
  findStageMail: findRow<StageMail, [id: string]>(`
    SELECT application_id AS "applicationId", subject, body, signature FROM stage_mails WHERE id = $1`),

  readTemplate: oneRow<{ subject: string; body: string }, [key: string]>(
    'SELECT subject, body FROM mail_templates WHERE key = $1',
  ),

  /** Our earlier mails to the sender of an enquiry that have arrived or may have: the acknowledgement, and replies. */
  listEarlier: listRows<{ messageId: string }, [enquiryId: string, recipient: string, eventId: string]>(`
    SELECT message_id AS "messageId" FROM deliveries
    WHERE subject_id = $1 AND recipient = $2 AND event_id <> $3 AND state IN ('sent', 'unsure')
      AND (template LIKE 'acknowledge-%' OR template = '${REPLY_TEMPLATE}') ORDER BY id`),

  /** Two acknowledgements to one mailbox are counted one after the other. */
  lockMailbox: run<[mailbox: string]>('SELECT pg_advisory_xact_lock(hashtextextended($1, 1))'),
  countAcknowledgements: oneRow<{ sent: number }, [mailbox: string]>(`
    SELECT count(*)::int AS sent FROM deliveries
    WHERE recipient_key = $1 AND template LIKE 'acknowledge-%' AND state NOT IN ('skipped', 'replaced') AND created_at > now() - interval '24 hours'`),
});
