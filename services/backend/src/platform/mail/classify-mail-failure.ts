import { LoginRefused, MailDelayed, MailRefused, MailUnsure } from './mail.errors';

interface SmtpError extends Error {
  responseCode?: number;
  code?: string;
}

/**
 * Refused (a 5xx answer: RFC 5321 section 4.2.1, which includes 535 for wrong credentials; or an envelope that never got to a
 * server) or merely delayed (everything else). A bad certificate counts as delayed: it is never skipped, and an operator can
 * mend it. After the dot that ends the data only a 4xx or 5xx answer says that the server has not taken the mail; without one
 * that is unsure.
 */
export function classifyMailFailure(error: unknown, afterDot = false): MailRefused | MailDelayed | MailUnsure {
  if (error instanceof MailRefused) return error;
  const { responseCode = 0, code = '', message } = error as SmtpError;
  const text = [code, responseCode || '', message].filter(Boolean).join(' ').slice(0, 500);
  if (afterDot && !(responseCode >= 400 && responseCode < 600)) return new MailUnsure(text, responseCode || code);
  const permanent = responseCode >= 500 && responseCode < 600;
  if (permanent && code === 'EAUTH') return new LoginRefused(text, responseCode);
  if (permanent || (code === 'EENVELOPE' && responseCode === 0)) return new MailRefused(text, responseCode || code);
  return new MailDelayed(text, responseCode || code);
}
