import { findRow, listRows, oneRow, queries, run } from '../../../platform/database/queries';
import { selectAnswersFrom } from '../../received-mails/received-mails.facts';
import { INTERVIEW_REMINDER_TEMPLATE, REPLY_TEMPLATE, STAGE_MAIL_TEMPLATE } from '../notifications.facts';

interface StageMail extends Record<'applicationId' | 'subject' | 'body', string> {
  signature: string | null;
}

const toSender = [REPLY_TEMPLATE, STAGE_MAIL_TEMPLATE, INTERVIEW_REMINDER_TEMPLATE]
  .map((name) => `'${name}'`)
  .join(', ');

export const mails = queries('mail-handlers', {
  /** Nothing when it is gone with its application. */
  findStageMail: findRow<StageMail, [id: string]>(`
    SELECT application_id AS "applicationId", subject, body, signature FROM stage_mails WHERE id = $1`),

  readTemplate: oneRow<{ subject: string; body: string }, [key: string]>(
    'SELECT subject, body FROM mail_templates WHERE key = $1',
  ),

  /** The mails to the sender of some submissions that have arrived or may have, and what has come from that address, in order of time. */
  listEarlier: listRows<{ messageId: string }, [subjectIds: readonly string[], recipient: string, eventId: string]>(`
    SELECT message_id AS "messageId" FROM (
      SELECT message_id, coalesce(sent_at, created_at) AS at, id FROM deliveries
      WHERE subject_id = ANY($1::uuid[]) AND recipient = $2 AND event_id <> $3 AND state IN ('sent', 'unsure')
        AND (template LIKE 'acknowledge-%' OR template IN (${toSender}))
      UNION ALL ${selectAnswersFrom('$1::uuid[]', '$2::text')}) earlier ORDER BY at, id`),

  /** Two acknowledgements to one mailbox are counted one after the other. */
  lockMailbox: run<[mailbox: string]>('SELECT pg_advisory_xact_lock(hashtextextended($1, 1))'),
  countAcknowledgements: oneRow<{ sent: number }, [mailbox: string]>(`
    SELECT count(*)::int AS sent FROM deliveries
    WHERE recipient_key = $1 AND template LIKE 'acknowledge-%' AND state NOT IN ('skipped', 'replaced') AND created_at > now() - interval '24 hours'`),
});
