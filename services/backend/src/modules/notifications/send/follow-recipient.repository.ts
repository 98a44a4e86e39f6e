import { listRows, queries, run } from '../../../platform/database/queries';
import type { DeliveryState } from '../notifications.facts';

type Mail = [eventId: string, template: string, recipient: string];
export type Round = { id: string; recipient: string; state: DeliveryState };

const elsewhere = 'event_id = $1 AND template = $2 AND recipient <> $3';

export const mails = queries('follow-recipient', {
  /** Every round of the mail, to whom it may have been. */
  rounds: listRows<Round, [eventId: string, template: string]>(`
    SELECT id, recipient, state FROM deliveries WHERE event_id = $1 AND template = $2`),

  /** Those of which no copy can have arrived, and that no worker is sending. */
  replace: run<Mail>(`
    UPDATE deliveries SET state = 'replaced', leased_until = NULL, answer = 'Its address has changed; it goes to the new one'
    WHERE ${elsewhere} AND state IN ('pending', 'failed') AND copies = 0 AND handed_at IS NULL
      AND (leased_until IS NULL OR leased_until < now())`),

  /** Those that may have arrived where they went wait for a person, and no copy follows them there. */
  doubt: listRows<{ id: string }, Mail>(`
    UPDATE deliveries SET state = 'unsure', leased_until = NULL, handed_at = NULL, again_at = NULL,
      answer = left(concat('Its address has changed, and it may have arrived at the former one. ', answer), 500)
    WHERE ${elsewhere} AND ((state = 'unsure' AND again_at IS NOT NULL)
      OR (state = 'pending' AND (handed_at IS NOT NULL OR copies > 0) AND (leased_until IS NULL OR leased_until < now())))
    RETURNING id`),

  /** Those that may have arrived where they went, and that no worker is sending, are left alone there. */
  leave: run<[...Mail, reason: string]>(`
    UPDATE deliveries SET state = 'skipped', leased_until = NULL, handed_at = NULL, again_at = NULL, answer = left($4, 500)
    WHERE ${elsewhere} AND (state = 'unsure' OR (state = 'pending' AND (leased_until IS NULL OR leased_until < now())))`),

  /** The address is again the one that it was first. */
  restore: run<Mail>(`
    UPDATE deliveries d SET state = 'pending', answer = NULL WHERE event_id = $1 AND template = $2 AND recipient = $3
      AND state = 'replaced' AND NOT EXISTS (SELECT FROM deliveries n
        WHERE n.event_id = $1 AND n.template = $2 AND n.recipient = $3 AND n.round > d.round)`),
});
