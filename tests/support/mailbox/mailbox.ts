import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '../../../infra/local/process/find-free-port.ts';
import { queryOnce } from '../query-once.ts';
import { until } from '../until.ts';
import { deliverTo, startDovecot } from './start-dovecot.ts';

/** As the stack's settings have it, and as a journey puts mails into it. */
export interface Mailbox {
  address: string;
  url: string;
}

const isInstalled = () => spawnSync('dovecot', ['--version'], { stdio: 'ignore' }).status === 0;

/** The mailbox that replies come back to, on a Dovecot of its own; null on a machine that has none. */
export async function startMailbox(): Promise<(Mailbox & { stop: () => Promise<void> }) | null> {
  if (!isInstalled()) return null;
  const wait = (look: () => Promise<boolean>, what: string) => until(`${what} answers`, look, { every: 20 });
  const { urlOf, stop } = await startDovecot({ port: await findFreePort(0), wait });
  return { address: 'office@plumbline.example', url: urlOf('office'), stop };
}

interface Answer {
  /** The address that it is from. */
  from: string;
  /** The mail that it answers. */
  to: { subject: string; messageId: string };
  text: string;
}

/** The recipient of one of our mails answers it: their mail lies in the mailbox. @throws on a machine without Dovecot */
export async function answerByMail(
  { mailbox, databaseUrl }: { mailbox: Mailbox | null; databaseUrl: string },
  { from, to, text }: Answer,
): Promise<void> {
  if (!mailbox) throw new Error('there is no dovecot here. `make prepare` installs it as root, with apt');
  // What came before the worker's first look at a mailbox stays unread.
  await until('the worker has looked at the mailbox', async () => {
    const places = await queryOnce(databaseUrl, 'SELECT FROM mailbox_places');
    return places.length > 0;
  });
  const lines = [
    `From: ${from}`,
    `To: ${mailbox.address}`,
    `Subject: Re: ${to.subject}`,
    `Date: ${new Date().toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${Date.now()}.${from}>`,
    `In-Reply-To: <${to.messageId}>`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    '',
    text,
    '',
  ];
  await deliverTo(mailbox.url, lines.join('\r\n'));
}

/** Which mails the stack's mail server refuses: those to the addresses that are names of files in a folder, for all processes. */
export const refusedMails = (folder: string) => ({
  prepare: () => mkdirSync(folder, { recursive: true }),
  has: (recipient: string): boolean => existsSync(join(folder, recipient)),
  add: (recipient: string) => writeFileSync(join(folder, recipient), ''),
  remove: (recipient: string) => rmSync(join(folder, recipient)),
});
