import { LoginRefused, MailDelayed, MailRefused, MailUnsure, TlsFailed } from './mail.errors';

interface SmtpError extends Error {
  responseCode?: number;
  code?: string;
  /** Of the operating system or OpenSSL, where nodemailer has put a code of its own over it. */
  originalCode?: string;
  /** The last one that was sent. */
  command?: string;
}

const CLOSING = 421;
const ofCertificate = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_TLS|ERR_SSL/;

/** nodemailer ends at a refused EHLO only where TLS is required; elsewhere it goes on with HELO, unless it is told 421. */
const isOfTls = ({ code = '', originalCode = '', command, responseCode }: SmtpError) =>
  code === 'ETLS' || ofCertificate.test(`${code} ${originalCode}`) || (command === 'EHLO' && responseCode !== CLOSING);

/**
 * Refused (a 5xx answer: RFC 5321 section 4.2.1, which includes 535 for wrong credentials; or an envelope that never got to a
 * server) or merely delayed (everything else). A connection without TLS that can be trusted counts as delayed, whatever the
 * server answered to STARTTLS: an operator can mend it, and nothing of the mail was said. After the dot that ends the data only a 4xx or 5xx answer says that the server has not taken the mail; without one
 * that is unsure.
 */
export function classifyMailFailure(error: unknown, afterDot = false): MailRefused | MailDelayed | MailUnsure {
  if (error instanceof MailRefused) return error;
  const { responseCode = 0, code = '', message } = error as SmtpError;
  const text = [code, responseCode || '', message].filter(Boolean).join(' ').slice(0, 500);
  if (afterDot && !(responseCode >= 400 && responseCode < 600)) return new MailUnsure(text, responseCode || code);
  if (isOfTls(error as SmtpError)) return new TlsFailed(text, responseCode || code);
  const permanent = responseCode >= 500 && responseCode < 600;
  if (permanent && code === 'EAUTH') return new LoginRefused(text, responseCode);
  if (permanent || (code === 'EENVELOPE' && responseCode === 0)) return new MailRefused(text, responseCode || code);
  return new MailDelayed(text, responseCode || code);
}
