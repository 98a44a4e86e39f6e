import type { ImapFlow } from 'imapflow';
import { isLoopback, isPlain } from '../config/setting-types';
import type { MailTokens } from '../mail-tokens/mail-tokens';
import { wantsToken } from '../mail-tokens/token-address';
import { mailLimits } from './read/read-mail.facts';

const SECOND = 1_000;
/** A line or a list of a server that goes mad must not take the memory of the worker. */
const MOST_LINE_BYTES = 4 * 1024 * 1024;
/** Many servers end an IDLE after ten minutes, and some networks forget a silent connection after five. */
const LONGEST_IDLE_MS = 4 * 60 * SECOND;

/** The name of a mailbox in our tables. Its server's port and the options of its address may change without it being another one. */
export function mailboxName(imapUrl: string): string {
  const { username, hostname } = new URL(imapUrl);
  return `${decodeURIComponent(username)}@${hostname}/${folderOf(imapUrl)}`;
}

const folderOf = (imapUrl: string) => decodeURIComponent(new URL(imapUrl).pathname.replace(/^\//, '')) || 'INBOX';

/** By which a mailbox is signed in to. */
type Login = { pass: string } | { accessToken: string };

/**
 * Opens a mailbox. `imap:` must become TLS by STARTTLS at once, unless the server is on this machine or the address says `tls=none`.
 * Without a password the login is by an access token (OAUTHBEARER or XOAUTH2, as the server has it).
 * @throws an error of the connection; of a refused login with `authenticationFailed`; of the token service
 */
export async function openMailbox(imapUrl: string, tokens: MailTokens): Promise<ImapFlow> {
  if (!wantsToken(imapUrl)) return signIn(imapUrl, { pass: decodeURIComponent(new URL(imapUrl).password) });
  const accessToken = await tokens.take();
  try {
    return await signIn(imapUrl, { accessToken });
  } catch (error) {
    if (!(error as { authenticationFailed?: boolean }).authenticationFailed) throw error;
    tokens.distrust(accessToken);
    const next = await tokens.take();
    if (next === accessToken) throw error;
    return signIn(imapUrl, { accessToken: next });
  }
}

async function signIn(imapUrl: string, login: Login): Promise<ImapFlow> {
  // Loaded where there is a mailbox: a worker without one keeps its memory.
  const { ImapFlow: Client } = await import('imapflow');
  const url = new URL(imapUrl);
  const servername = url.searchParams.get('tls.servername');
  const isTls = url.protocol === 'imaps:';
  const client = new Client({
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(url.port || (isTls ? 993 : 143)),
    secure: isTls,
    doSTARTTLS: isTls ? undefined : !(isPlain(imapUrl) || isLoopback(url.hostname)),
    auth: { user: decodeURIComponent(url.username), ...login },
    tls: { rejectUnauthorized: true, ...(servername && { servername }) },
    logger: false,
    clientInfo: { name: 'Frontdoor' },
    disableCompression: true,
    autoIdleDelay: SECOND,
    maxIdleTime: LONGEST_IDLE_MS,
    connectionTimeout: 30 * SECOND,
    greetingTimeout: 30 * SECOND,
    socketTimeout: 90 * SECOND,
    maxLineLength: MOST_LINE_BYTES,
    maxLiteralSize: mailLimits.bytes + 1024 * 1024,
    maxResponseSize: mailLimits.bytes + 8 * 1024 * 1024,
    maxResponseTokens: 200_000,
  });
  // Without a listener an error of the socket would end the process. What waits for an answer hears of it.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.mailboxOpen(folderOf(imapUrl));
    return client;
  } catch (error) {
    client.close();
    throw error;
  }
}
