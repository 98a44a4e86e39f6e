import { parseConnectionUrl } from 'nodemailer/lib/shared';
import { isPlain } from '../config/mail-settings';
import { isLoopback } from '../config/setting-types';
import type { MailServer } from './hand-over';

/**
 * How to talk to the server of MAIL_URL. smtps: is TLS from the first byte; smtp: must become TLS by STARTTLS (RFC 3207)
 * before anything is said of a mail or a login, unless the server is on this machine or the address says `tls=none`.
 */
export function mailServerOf(mailUrl: string): MailServer {
  const url = new URL(mailUrl);
  const plain = isPlain(mailUrl);
  // Ours, not the library's.
  url.searchParams.delete('tls');
  const { tls, ...server } = parseConnectionUrl(url.href) as MailServer;
  const requireTLS = server.requireTLS ?? (!plain && !isLoopback(url.hostname));
  return { ...server, requireTLS, ignoreTLS: plain, tls: { ...tls, rejectUnauthorized: true } };
}
