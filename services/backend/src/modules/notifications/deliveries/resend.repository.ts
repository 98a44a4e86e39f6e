import { Injectable } from '@nestjs/common';
import type { Sql } from '../../../platform/database/database';
import { statement } from '../../../platform/database/statement';
import type { DeliveryState } from '../notifications.events';

export interface SettledDelivery {
  id: string;
  event_id: string;
  job: string;
  template: string;
  recipient: string;
  state: DeliveryState;
}

const lock = statement(
  'resend.lock',
  'SELECT id, event_id, job, template, recipient, state FROM deliveries WHERE id = $1 FOR UPDATE',
);
/** Behind all rounds that the new recipient has had. */
const nextRound = `(SELECT coalesce(max(n.round) + 1, 0) FROM deliveries n
  WHERE n.event_id = d.event_id AND n.template = d.template AND n.recipient = $2)`;
const revive = statement(
  'resend.revive',
  `UPDATE deliveries d SET state = 'pending', recipient = $2, leased_until = NULL, again_at = NULL,
     round = CASE WHEN d.recipient = $2 THEN d.round ELSE ${nextRound} END
   WHERE id = $1 RETURNING id`,
);
const repeat = statement(
  'resend.repeat',
  `INSERT INTO deliveries (event_id, subject_kind, subject_id, reference, job, template, recipient, recipient_key, round, message_id)
   SELECT d.event_id, d.subject_kind, d.subject_id, d.reference, d.job, d.template, $2, d.recipient_key, ${nextRound},
     '<' || uuidv7() || substring(d.message_id FROM '@.*$')
   FROM deliveries d WHERE d.id = $1 RETURNING id`,
);

const confirm = statement(
  'resend.confirm',
  "UPDATE deliveries SET state = 'sent', sent_at = now(), again_at = NULL WHERE id = $1",
);

/** Puts deliveries back to where a handler takes them up. Two rounds of one mail are never pending at once: Postgres refuses. */
@Injectable()
export class ResendRepository {
  async lock(tx: Sql, id: string): Promise<SettledDelivery | null> {
    return (await tx.query<SettledDelivery>(lock, [id]))[0] ?? null;
  }

  /** One that never left, or may not have arrived, goes out under the Message-ID that it has. Returns its id. */
  async revive(tx: Sql, id: string, recipient: string): Promise<string> {
    const [row] = (await tx.query(revive, [id, recipient])) as [{ id: string }];
    return row.id;
  }

  /** A person knows that an unsure one has arrived. */
  async confirm(tx: Sql, id: string): Promise<void> {
    await tx.query(confirm, [id]);
  }

  /** One that was sent stays as it is, and gets a second row with a Message-ID of its own. Returns the new id. */
  async repeat(tx: Sql, id: string, recipient: string): Promise<string> {
    const [row] = (await tx.query(repeat, [id, recipient])) as [{ id: string }];
    return row.id;
  }
}
