import type pg from 'pg';
import { until } from '../../support/until.ts';
import type { MailServer } from '../../support/mail-server.ts';
import { residentMegabytes } from '../measure/process-facts.ts';
import type { Server } from '../system/start-server.ts';

/** Every message comes from an address of its own, so that no limit of acknowledgements is met. */
const addMessages = `
  WITH messages AS (
    INSERT INTO contact_messages (reference, name, number, email, message)
    SELECT regexp_replace(upper(lpad(to_hex($2::int + n), 8, '0')), '(....)(....)', 'FD-\\1-\\2'),
      'Asha Verma', '+91 98123 45678', 'asha.verma.' || $2 || '.' || n || '@mail.example',
      'We run eleven clinics and need a booking system that our patients can use on an old phone.'
    FROM generate_series(1, $1::int) n RETURNING id)
  INSERT INTO outbox (event, subject_id) SELECT 'contact-message.submitted', id FROM messages`;

/** Commits `count` contact messages with their events, as if all had come at once. Each leads to two mails. */
async function addContactMessages(client: pg.Client, count: number, first: number): Promise<void> {
  await client.query(addMessages, [count, first]);
}

const MAILS_A_MESSAGE = 2;

export interface Drain {
  mailsPerSecond: number;
  /** Of the largest worker, when all was sent. */
  residentMegabytes: number | null;
}

/** Lets workers that are up and idle send the mails of `messages` new ones; counts from the commit to the last mail taken. */
export async function drainOnce(
  client: pg.Client,
  mail: MailServer,
  workers: Server[],
  messages: number,
  first: number,
): Promise<Drain> {
  const expected = mail.taken.length + messages * MAILS_A_MESSAGE;
  await addContactMessages(client, messages, first);
  const began = performance.now();
  await until('every mail is taken', () => mail.taken.length >= expected, { seconds: 300, every: 10 });
  const seconds = (performance.now() - began) / 1000;
  const sizes = workers.map(({ pid }) => residentMegabytes(pid));
  const knownSizes = sizes.filter((size) => size !== null);
  return {
    mailsPerSecond: (messages * MAILS_A_MESSAGE) / seconds,
    residentMegabytes: knownSizes.length ? Math.max(...knownSizes) : null,
  };
}
