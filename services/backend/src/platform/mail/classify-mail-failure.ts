import { LoginRefused, MailDelayed, MailRefused } from './mail.errors';

interface SmtpError extends Error {
  responseCode?: number;
  code?: string;
}

/**
 * Refused (a 5xx answer: RFC 5321 section 4.2.1, which includes 535 for wrong credentials; or an envelope that never got to a
 * server) or merely delayed (everything else). A bad certificate counts as delayed: it is never skipped, and an operator can
 * mend it.
 */
export function classifyMailFailure(error: unknown): MailRefused | MailDelayed {
  if (error instanceof MailRefused) return error;
  const { responseCode = 0, code = '', message } = error as SmtpError;
  const text = [code, responseCode || '', message].filter(Boolean).join(' ').slice(0, 500);
  const permanent = responseCode >= 500 && responseCode < 600;
  if (permanent && code === 'EAUTH') return new LoginRefused(text, responseCode);
  if (permanent || (code === 'EENVELOPE' && responseCode === 0)) return new MailRefused(text, responseCode || code);
  return new MailDelayed(text, responseCode || code);
}
