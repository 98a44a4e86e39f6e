import type { Sql } from '../../platform/database/database';
import { countUpToMost, findRow, hasRow, oneRow, queries, run, waitIsOver } from '../../platform/database/queries';
import { rowsOf } from '../../platform/database/statement';
import { lateSince, momentOfEvent } from '../../platform/outbox/outbox';
import { mailboxKey, parseMailbox } from '../../platform/parse-mailbox';
import type { JobEnvelope } from '../../platform/queue/job';
import type { DeliveryState, DeliverySubjectKind, DeliveryTemplate } from './notifications.facts';

/** A mail that must go out because of a job. Its subject may be another than the event's. */
export interface NewDelivery extends JobEnvelope {
  template: DeliveryTemplate;
  recipient: string;
  subjectKind: DeliverySubjectKind;
  reference: string;
}
export type DeliveryKey = Pick<NewDelivery, 'eventId' | 'template' | 'recipient'>;

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

/** The copies that are sent automatically: one, and a second one when the fate of the first is unknown. */
const MOST_COPIES = 2;

const LEASE = "interval '60 seconds'";
const deliveryColumns = `id, message_id, state, attempts, again_at,
  greatest(extract(epoch FROM again_at - clock_timestamp()) * 1000, 0)::float8 AS again_in_ms`;
const ofMail = (alias: string) => `${alias}.event_id = $1 AND ${alias}.template = $2 AND ${alias}.recipient = $3`;
const doubted = (seconds: string) =>
  `state = 'unsure', leased_until = NULL, handed_at = NULL,
   again_at = CASE WHEN copies < ${MOST_COPIES} THEN now() + ${seconds} * interval '1 second' END`;

const wasRestoredSince = `EXISTS (SELECT FROM restores WHERE at > ${momentOfEvent('opened.event_id')})`;
/** Of a new delivery. */
const columns = {
  event_id: 'uuid',
  template: 'text',
  recipient: 'text',
  job: 'text',
  subject_kind: 'text',
  subject_id: 'uuid',
  reference: 'text',
  recipient_key: 'text',
  state: 'text',
  answer: 'text',
};

type Mail = [eventId: string, template: string, recipient: string];
export const mailOf = ({ eventId, template, recipient }: DeliveryKey): Mail => [eventId, template, recipient];

/** One try of one worker. */
type LeaseKey = [id: string, attempts: number];
export const leaseKeyOf = ({ id, attempts }: Delivery): LeaseKey => [id, attempts];

/** Mails by state, each up to 10,001, and the age of the oldest pending one in seconds, null without one. */
type Counts = Record<'pending' | 'failed' | 'unsure' | 'sentLastDay', number> & { oldestPendingSeconds: number | null };

/** The planner sees by the second condition that the index of unsent mails serves. */
const unsent = (state: string) => countUpToMost(`SELECT FROM deliveries WHERE state = '${state}' AND state <> 'sent'`);

/** A mail that waits for a time is not late before it. */
export const pendingSince = `SELECT ${lateSince('deliveries.event_id', 'deliveries.created_at')} AS since
  FROM deliveries WHERE state = 'pending' AND state <> 'sent'`;

/** One row for each mail that must go out: the record that lets it go out once. */
export const deliveries = queries('deliveries', {
  /** One that exists, in any round, stays as it is. One that may have left before a restore waits for a person. */
  open: run<[deliveries: string, messageIdHost: string]>(`
    INSERT INTO deliveries (event_id, template, recipient, job, subject_kind, subject_id, reference, message_id, recipient_key,
      state, answer)
    SELECT event_id, template, recipient, job, subject_kind, subject_id, reference, '<' || uuidv7() || '@' || $2::text || '>',
      recipient_key, CASE WHEN state = 'pending' AND ${wasRestoredSince} THEN 'unsure' ELSE state END, answer
    FROM (${rowsOf('$1', columns)}) opened
    ON CONFLICT DO NOTHING`),

  /**
   * Leases it to this worker; nothing when there is nothing to send now, or another worker has it. One round at most is pending.
   * An unsure mail is taken up again when its time has come; one that was handed over by a worker which is gone is unsure first.
   */
  lease: findRow<Delivery, [...Mail, unsureSeconds: number]>(`
    UPDATE deliveries d SET state = 'pending', again_at = NULL, leased_until = now() + ${LEASE}, attempts = attempts + 1
    WHERE ${ofMail('d')} AND (
      (d.state = 'pending' AND d.handed_at IS NULL AND (d.leased_until IS NULL OR ${waitIsOver('d.leased_until', LEASE)}))
      OR (d.state = 'unsure' AND ${waitIsOver('d.again_at', "$4::float8 * interval '1 second'")}
        AND NOT EXISTS (SELECT FROM deliveries p WHERE ${ofMail('p')} AND p.state = 'pending')))
    RETURNING ${deliveryColumns}`),

  renew: run<LeaseKey>(`
    UPDATE deliveries SET leased_until = now() + ${LEASE}
    WHERE id = $1 AND attempts = $2 AND state = 'pending' AND leased_until > now()`),

  find: findRow<Delivery, Mail>(
    `SELECT ${deliveryColumns} FROM deliveries d WHERE ${ofMail('d')} ORDER BY round DESC LIMIT 1`,
  ),

  /**
   * Before the server gets the data, so that a worker that is killed then leaves a trace. Tells whether it holds the lease. The words of
   * the newest copy are kept, where they are given.
   */
  handOver: hasRow<[...LeaseKey, subject: string | null, body: string | null]>(`
    WITH handed AS (
      UPDATE deliveries SET copies = copies + 1, handed_at = now(), leased_until = now() + ${LEASE}
      WHERE id = $1 AND attempts = $2 AND state = 'pending' AND handed_at IS NULL AND leased_until > now() RETURNING id),
    kept AS (
      INSERT INTO mail_texts (delivery_id, subject, body) SELECT id, $3, $4 FROM handed WHERE $3::text IS NOT NULL
      ON CONFLICT (delivery_id) DO UPDATE SET subject = excluded.subject, body = excluded.body, handed_at = now())
    SELECT id FROM handed`),

  /**
   * Records the outcome; `pending` gives the lease back. A worker that comes too late can still say that it was sent, and no more.
   * A mail that the server has not taken is no copy; a refused one is unsure while another copy of it may have arrived.
   */
  settle: findRow<Delivery, [...LeaseKey, state: DeliveryState, answer: string]>(`
    UPDATE deliveries SET answer = left($4, 500), leased_until = NULL, handed_at = NULL, again_at = NULL,
      state = CASE WHEN $3 = 'failed' AND copies > (handed_at IS NOT NULL)::int THEN 'unsure' ELSE $3 END,
      copies = copies - (handed_at IS NOT NULL AND $3 <> 'sent')::int,
      sent_at = CASE WHEN $3 = 'sent' THEN now() END
    WHERE id = $1 AND attempts = $2 AND (state = 'pending' OR (state = 'unsure' AND $3 = 'sent')) RETURNING ${deliveryColumns}`),

  /** Marks the mail as unsure. The first time, it will be sent again after `seconds`. */
  doubt: findRow<Delivery, [...LeaseKey, answer: string, seconds: number]>(`
    UPDATE deliveries SET answer = left($3, 500), ${doubted('$4::float8')}
    WHERE id = $1 AND attempts = $2 AND state = 'pending' RETURNING ${deliveryColumns}`),

  /** The same for a mail whose worker has let the lease run out after handing it over. */
  lapse: findRow<Delivery, [...Mail, seconds: number]>(`
    UPDATE deliveries d SET answer = 'The worker ended before it could note an answer', ${doubted('$4::float8')}
    WHERE ${ofMail('d')} AND state = 'pending' AND handed_at IS NOT NULL AND ${waitIsOver('leased_until', LEASE)}
    RETURNING ${deliveryColumns}`),

  /** Skips an unsure mail: there is no more reason to send it, so no decision is needed. */
  leave: run<[...Mail, reason: string]>(`
    UPDATE deliveries d SET state = 'skipped', again_at = NULL, answer = $4 WHERE ${ofMail('d')} AND state = 'unsure'`),

  /** The health of the mails. */
  count: oneRow<Counts>(`
    SELECT ${unsent('pending')} AS pending, ${unsent('failed')} AS failed, ${unsent('unsure')} AS unsure,
      ${countUpToMost("SELECT FROM deliveries WHERE sent_at > now() - interval '24 hours'")} AS "sentLastDay",
      (SELECT extract(epoch FROM now() - min(since) FILTER (WHERE since <= now()))::int FROM (${pendingSince}) late)
        AS "oldestPendingSeconds"`),
});

/** Does nothing for a mail that has a delivery already. With a reason to skip them, they are recorded and never sent. */
export async function openDeliveries(
  sql: Sql,
  opened: readonly NewDelivery[],
  mailFrom: string,
  skip: string | null = null,
): Promise<void> {
  if (opened.length === 0) return;
  const messageIdHost = parseMailbox(mailFrom).address.replace(/^.*@/, '');
  const rows = opened.map((one): Record<keyof typeof columns, unknown> => ({
    event_id: one.eventId,
    template: one.template,
    recipient: one.recipient,
    job: one.job,
    subject_kind: one.subjectKind,
    subject_id: one.subjectId,
    reference: one.reference,
    recipient_key: mailboxKey(one.recipient),
    state: skip === null ? 'pending' : 'skipped',
    answer: skip,
  }));
  await deliveries.open(sql, JSON.stringify(rows), messageIdHost);
}

export const openDelivery = (sql: Sql, opened: NewDelivery, mailFrom: string, skip: string | null = null) =>
  openDeliveries(sql, [opened], mailFrom, skip);
