import { findRow, oneRow, queries, run } from '../../../platform/database/queries';

export const mails = queries('mail-handlers', {
  /** Nothing when it is gone with its application. */
  findStageMail: findRow<{ applicationId: string; subject: string; body: string }, [id: string]>(`
    SELECT application_id AS "applicationId", subject, body FROM stage_mails WHERE id = $1`),

  /** Two acknowledgements to one mailbox are counted one after the other. */
  lockMailbox: run<[mailbox: string]>('SELECT pg_advisory_xact_lock(hashtextextended($1, 1))'),
  countAcknowledgements: oneRow<{ sent: number }, [mailbox: string]>(`
    SELECT count(*)::int AS sent FROM deliveries
    WHERE recipient_key = $1 AND template LIKE 'acknowledge-%' AND state NOT IN ('skipped', 'replaced') AND created_at > now() - interval '24 hours'`),
});
