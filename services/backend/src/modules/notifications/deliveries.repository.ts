import { Injectable } from '@nestjs/common';
import { Database, type Sql } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { mailboxKey } from '../../platform/mail/parse-mailbox';
import type { DeliverySubjectKind } from './delivery-subjects';
import type { DeliveryState } from './notifications.facts';

export interface DeliveryKey {
  eventId: string;
  template: string;
  recipient: string;
}

/** A mail that must go out: because of which event, by which job, about what. */
export interface NewDelivery extends DeliveryKey {
  job: string;
  subjectKind: DeliverySubjectKind;
  subjectId: string;
  reference: string;
}

export interface Delivery {
  id: string;
  message_id: string;
  state: DeliveryState;
  attempts: number;
  /** When an unsure one is sent again; null when a person decides. */
  again_at: Date | null;
  /** How far away `again_at` is, in milliseconds of the database's clock; 0 when it is over or null. */
  again_in_ms: number;
}

/** A delivery about which a person has decided. */
export interface SettledDelivery {
  id: string;
  event_id: string;
  job: string;
  template: string;
  recipient: string;
  state: DeliveryState;
}

/** An unsure mail that is not sent again by itself. */
export const isForPerson = ({ state, again_at }: Delivery) => state === 'unsure' && again_at === null;

/** The copies that are sent automatically: one, and a second one when the fate of the first is unknown. */
const MOST_COPIES = 2;

/** One that exists, in any round, stays as it is. */
const open = statement(
  'deliveries.open',
  `INSERT INTO deliveries (event_id, template, recipient, job, subject_kind, subject_id, reference, message_id, recipient_key,
     state, answer)
   VALUES ($1, $2, $3, $4, $5, $6, $7, '<' || uuidv7() || '@' || $8::text || '>', $9, $10, $11) ON CONFLICT DO NOTHING`,
);
const LEASE = "interval '60 seconds'";
const shown = `id, message_id, state, attempts, again_at,
  greatest(extract(epoch FROM again_at - clock_timestamp()) * 1000, 0)::float8 AS again_in_ms`;
const ofMail = (alias: string) => `${alias}.event_id = $1 AND ${alias}.template = $2 AND ${alias}.recipient = $3`;
/**
 * The sender renews the lease until the conversation is over. One round at most is pending. An unsure mail is taken up again
 * when its time has come; a pending one that was handed over by a worker which is gone is unsure first.
 */
const lease = statement(
  'deliveries.lease',
  `UPDATE deliveries d SET state = 'pending', again_at = NULL, leased_until = now() + ${LEASE}, attempts = attempts + 1
   WHERE ${ofMail('d')} AND (
     (d.state = 'pending' AND d.handed_at IS NULL AND (d.leased_until IS NULL OR d.leased_until < now()))
     OR (d.state = 'unsure' AND d.again_at < now()
       AND NOT EXISTS (SELECT FROM deliveries p WHERE ${ofMail('p')} AND p.state = 'pending')))
   RETURNING ${shown}`,
);
const renew = statement(
  'deliveries.renew',
  `UPDATE deliveries SET leased_until = now() + ${LEASE} WHERE id = $1 AND attempts = $2 AND state = 'pending' AND leased_until > now()`,
);
const find = statement(
  'deliveries.find',
  `SELECT ${shown} FROM deliveries
   WHERE event_id = $1 AND template = $2 AND recipient = $3 ORDER BY round DESC LIMIT 1`,
);
/** Runs before the server gets the data, so that a worker that is killed afterwards leaves a trace of the copy. */
const handOver = statement(
  'deliveries.hand-over',
  `UPDATE deliveries SET copies = copies + 1, handed_at = now(), leased_until = now() + ${LEASE}
   WHERE id = $1 AND attempts = $2 AND state = 'pending' AND handed_at IS NULL AND leased_until > now() RETURNING id`,
);
/**
 * Only the holder of the lease may settle: a worker that came back too late changes nothing. What the server has not taken is
 * no copy. A mail that was refused is not failed while another copy of it may have arrived. That it was sent may also be said
 * late, when the lease has run out and it is unsure.
 */
const settle = statement(
  'deliveries.settle',
  `UPDATE deliveries SET answer = $4, leased_until = NULL, handed_at = NULL, again_at = NULL,
     state = CASE WHEN $3 = 'failed' AND copies > (handed_at IS NOT NULL)::int THEN 'unsure' ELSE $3 END,
     copies = copies - (handed_at IS NOT NULL AND $3 <> 'sent')::int,
     sent_at = CASE WHEN $3 = 'sent' THEN now() END
   WHERE id = $1 AND attempts = $2 AND (state = 'pending' OR (state = 'unsure' AND $3 = 'sent')) RETURNING ${shown}`,
);
const doubted = (seconds: string) =>
  `state = 'unsure', leased_until = NULL, handed_at = NULL,
   again_at = CASE WHEN copies < ${MOST_COPIES} THEN now() + ${seconds} * interval '1 second' END`;
const doubt = statement(
  'deliveries.doubt',
  `UPDATE deliveries SET answer = $3, ${doubted('$4::float8')}
   WHERE id = $1 AND attempts = $2 AND state = 'pending' RETURNING ${shown}`,
);
const lapse = statement(
  'deliveries.lapse',
  `UPDATE deliveries d SET answer = 'The worker ended before it could note an answer', ${doubted('$4::float8')}
   WHERE ${ofMail('d')} AND state = 'pending' AND handed_at IS NOT NULL AND leased_until < now() RETURNING ${shown}`,
);
/** Skips an unsure mail: there is no more reason to send it, so no decision is needed. */
const leave = statement(
  'deliveries.leave',
  `UPDATE deliveries d SET state = 'skipped', again_at = NULL, answer = $4 WHERE ${ofMail('d')} AND state = 'unsure'`,
);
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

/** One row for each mail that must go out: the record that lets it go out once. */
@Injectable()
export class DeliveriesRepository {
  constructor(private readonly database: Database) {}

  /** Does nothing when the mail has a delivery already. With a reason to skip it, it is recorded and never sent. */
  async open(given: NewDelivery, messageIdHost: string, skip: string | null = null, sql: Sql = this.database) {
    const { eventId, template, recipient, job, subjectKind, subjectId, reference } = given;
    const about = [eventId, template, recipient, job, subjectKind, subjectId, reference];
    const state: DeliveryState = skip === null ? 'pending' : 'skipped';
    await sql.query(open, [...about, messageIdHost, mailboxKey(recipient), state, skip]);
  }

  /** Leases the delivery to this worker, for 60 seconds. Null when there is nothing to send now, or another worker has it. */
  async lease({ eventId, template, recipient }: DeliveryKey): Promise<Delivery | null> {
    const [row] = await this.database.query<Delivery>(lease, [eventId, template, recipient]);
    return row ?? null;
  }

  async renew({ id, attempts }: Delivery): Promise<void> {
    await this.database.query(renew, [id, attempts]);
  }

  async find({ eventId, template, recipient }: DeliveryKey): Promise<Delivery | null> {
    const [row] = await this.database.query<Delivery>(find, [eventId, template, recipient]);
    return row ?? null;
  }

  /** To be called before the mail server gets the data. @throws when this worker does not hold the lease any more. */
  async handOver({ id, attempts }: Delivery): Promise<void> {
    const rows = await this.database.query(handOver, [id, attempts]);
    if (rows.length === 0) throw new Error('The mail is no longer for this worker to send');
  }

  /** `pending` gives the lease back. Returns what has become of it, which is unsure rather than failed when a copy is out. */
  async settle({ id, attempts }: Delivery, state: DeliveryState, answer: string): Promise<Delivery | null> {
    return (await this.database.query<Delivery>(settle, [id, attempts, state, answer.slice(0, 500)]))[0] ?? null;
  }

  /** Marks the mail as unsure. The first time, it will be sent again after `seconds`. */
  async doubt({ id, attempts }: Delivery, answer: string, seconds: number): Promise<Delivery | null> {
    return (await this.database.query<Delivery>(doubt, [id, attempts, answer.slice(0, 500), seconds]))[0] ?? null;
  }

  /** The same for a mail whose worker has let the lease run out after handing it over. Null when there is none. */
  async lapse({ eventId, template, recipient }: DeliveryKey, seconds: number): Promise<Delivery | null> {
    return (await this.database.query<Delivery>(lapse, [eventId, template, recipient, seconds]))[0] ?? null;
  }

  async leave({ eventId, template, recipient }: DeliveryKey, reason: string): Promise<void> {
    await this.database.query(leave, [eventId, template, recipient, reason]);
  }

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
