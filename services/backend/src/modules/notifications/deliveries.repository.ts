import { Injectable } from '@nestjs/common';
import { Database, type Sql } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { mailboxKey } from '../../platform/mail/parse-mailbox';
import type { DeliverySubjectKind } from './delivery-subjects';

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

export type DeliveryState = 'pending' | 'sent' | 'failed' | 'skipped';

export interface Delivery {
  id: string;
  message_id: string;
  state: DeliveryState;
  attempts: number;
  answer: string | null;
}

/** One that exists, in any round, stays as it is. */
const open = statement(
  'deliveries.open',
  `INSERT INTO deliveries (event_id, template, recipient, job, subject_kind, subject_id, reference, message_id, recipient_key,
     state, answer)
   VALUES ($1, $2, $3, $4, $5, $6, $7, '<' || uuidv7() || '@' || $8::text || '>', $9, $10, $11) ON CONFLICT DO NOTHING`,
);
/** The lease outlives every time limit of one SMTP conversation. One round at most is pending. */
const lease = statement(
  'deliveries.lease',
  `UPDATE deliveries SET leased_until = now() + interval '60 seconds', attempts = attempts + 1
   WHERE event_id = $1 AND template = $2 AND recipient = $3 AND state = 'pending' AND (leased_until IS NULL OR leased_until < now())
   RETURNING id, message_id, state, attempts, answer`,
);
const find = statement(
  'deliveries.find',
  `SELECT id, message_id, state, attempts, answer FROM deliveries
   WHERE event_id = $1 AND template = $2 AND recipient = $3 ORDER BY round DESC LIMIT 1`,
);
/** Only whoever holds the lease may settle: a worker that came back too late changes nothing. */
const settle = statement(
  'deliveries.settle',
  `UPDATE deliveries SET state = $3, answer = $4, leased_until = NULL, sent_at = CASE WHEN $3 = 'sent' THEN now() END
   WHERE id = $1 AND attempts = $2 AND state = 'pending'`,
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

  /** Leases the delivery to this worker. Null when it is settled or another worker has it. */
  async lease({ eventId, template, recipient }: DeliveryKey): Promise<Delivery | null> {
    const [row] = await this.database.query<Delivery>(lease, [eventId, template, recipient]);
    return row ?? null;
  }

  async find({ eventId, template, recipient }: DeliveryKey): Promise<Delivery | null> {
    const [row] = await this.database.query<Delivery>(find, [eventId, template, recipient]);
    return row ?? null;
  }

  /** `pending` gives the lease back. */
  async settle({ id, attempts }: Delivery, state: DeliveryState, answer: string): Promise<void> {
    await this.database.query(settle, [id, attempts, state, answer.slice(0, 500)]);
  }
}
