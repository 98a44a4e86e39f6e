import type { Sql } from '../database/database';
import type { MailTokens } from '../mail-tokens/mail-tokens';
import { leftovers, mailboxes } from './mailbox.repository';
import { mailboxName, openMailbox } from './open-mailbox';

export interface MailboxInspection {
  /** Why it cannot be signed in to, or its folder not be opened. */
  fault: string | null;
  /** When the worker last read all that was new; null = never. */
  readAt: Date | null;
  lastMailAt: Date | null;
}

/** Signs in to the mailbox as the worker does, and tells how far that is. */
export async function inspectMailbox(sql: Sql, imapUrl: string, tokens: MailTokens): Promise<MailboxInspection> {
  const fault = await openMailbox(imapUrl, tokens).then(
    (client) => client.logout().then(() => null),
    (error: Error & { responseText?: string }) => error.responseText || error.message,
  );
  const place = await mailboxes.find(sql, mailboxName(imapUrl));
  return { fault, readAt: place?.readAt ?? null, lastMailAt: place?.lastMailAt ?? null };
}

/**
 * How many mails of the last seven days belong to nothing, and nobody has opened them in the mailbox; 0 without a mailbox. 10,001 stands
 * for more than 10,000.
 */
export const countLeftovers = async (sql: Sql, imapUrl: string | undefined): Promise<number> =>
  imapUrl ? (await leftovers.count(sql, mailboxName(imapUrl))).count : 0;
