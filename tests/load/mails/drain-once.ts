import type pg from 'pg';
import { until } from '../../support/until.ts';
import type { MailServer } from '../../support/mail-server.ts';
import { residentMegabytes } from '../measure/process-facts.ts';
import type { Server } from '../system/start-server.ts';
import { addContactMessages } from './add-messages.ts';

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
  const known = sizes.filter((size) => size !== null);
  return {
    mailsPerSecond: (messages * MAILS_A_MESSAGE) / seconds,
    residentMegabytes: known.length ? Math.max(...known) : null,
  };
}
