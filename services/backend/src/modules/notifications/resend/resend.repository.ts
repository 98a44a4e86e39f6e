import { findRow, listRows, oneRow, queries, run } from '../../../platform/database/queries';
import type { DeliveryKey } from '../deliveries.repository';
import type { DeliveryState } from '../notifications.facts';

export type LockedDelivery = DeliveryKey & { job: string; state: DeliveryState };

/** Behind all rounds that the new recipient has had. */
const nextRound = `(SELECT coalesce(max(n.round) + 1, 0) FROM deliveries n
  WHERE n.event_id = d.event_id AND n.template = d.template AND n.recipient = $2)`;

export const decidedMails = queries('resend', {
  findEvent: findRow<{ eventId: string }, [id: string]>('SELECT event_id AS "eventId" FROM deliveries WHERE id = $1'),

  lock: findRow<LockedDelivery, [id: string]>(`
    SELECT event_id AS "eventId", job, template, recipient, state FROM deliveries WHERE id = $1 FOR UPDATE`),

  /** One that never left, or may not have arrived, goes out under the Message-ID that it has. */
  revive: oneRow<{ id: string }, [id: string, recipient: string]>(`
    UPDATE deliveries d SET state = 'pending', recipient = $2, leased_until = NULL, again_at = NULL,
      revived_at = CASE WHEN d.state = 'failed' THEN clock_timestamp() ELSE d.revived_at END,
      round = CASE WHEN d.recipient = $2 THEN d.round ELSE ${nextRound} END
    WHERE id = $1 RETURNING id`),

  /** One that was sent stays as it is, and gets a second row with a Message-ID of its own. */
  repeat: oneRow<{ id: string }, [id: string, recipient: string]>(`
    INSERT INTO deliveries (event_id, subject_kind, subject_id, reference, job, template, recipient, recipient_key, round, message_id)
    SELECT d.event_id, d.subject_kind, d.subject_id, d.reference, d.job, d.template, $2, d.recipient_key, ${nextRound},
      '<' || uuidv7() || substring(d.message_id FROM '@.*$')
    FROM deliveries d WHERE d.id = $1 RETURNING id`),

  confirm: run<[id: string]>("UPDATE deliveries SET state = 'sent', sent_at = now(), again_at = NULL WHERE id = $1"),
});

export type FailedMail = LockedDelivery & { id: string };
export type FoundMail = Pick<FailedMail, 'id' | 'eventId' | 'template'> & { subjectId: string };

/** Failed, and no later mail has taken its place. */
const hasFailed = `d.state <> 'sent' AND d.state = 'failed' AND d.subject_kind = ANY($1)
  AND NOT EXISTS (SELECT FROM deliveries n WHERE n.event_id = d.event_id AND n.template = d.template AND n.id > d.id)`;
/** And its mail is none of those that are off. */
const isFailed = `${hasFailed} AND d.template <> ALL($2)`;

/** Of these kinds of subject, without the mails that are off. */
export type Mails = [kinds: readonly string[], off: readonly string[]];

export const failedMails = queries('resend-failed', {
  /** Those behind a given one, so that one which fails anew at once is not taken twice. */
  find: listRows<FoundMail, [...Mails, after: string, limit: number]>(`
    SELECT d.id, d.event_id AS "eventId", d.template, d.subject_id AS "subjectId" FROM deliveries d WHERE ${isFailed} AND d.id > $3 ORDER BY d.id LIMIT $4`),
  lock: listRows<FailedMail, [...Mails, ids: string[]]>(`
    SELECT d.id, d.event_id AS "eventId", d.job, d.template, d.recipient, d.state FROM deliveries d
    WHERE ${isFailed} AND d.id = ANY($3) ORDER BY d.id FOR UPDATE OF d SKIP LOCKED`),
  count: oneRow<{ left: number }, [...Mails, after: string]>(`
    SELECT count(*)::int AS left FROM deliveries d WHERE ${isFailed} AND d.id > $3`),
  countOff: oneRow<{ mails: number }, Mails>(`
    SELECT count(*)::int AS mails FROM deliveries d WHERE ${hasFailed} AND d.template = ANY($2)`),
});
