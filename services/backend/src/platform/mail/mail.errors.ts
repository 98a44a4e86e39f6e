import type { SMTPError } from 'nodemailer/lib/smtp-connection';
import { NoMailbox } from '../parse-mailbox';

/** Words of a server quote addresses, and words of an error reach the log. */
const hideAddresses = (text: string) => text.replace(/[^\s<>"]+@[^\s<>"]+/g, '[address]');

/** The two texts of a failed try: `answer` in full for the record that people see, the message without addresses for the log. */
export class MailFailure extends Error {
  constructor(
    readonly answer: string,
    /** nodemailer's code, or the server's. */
    readonly code?: string | number,
    /** Of what the failure tells: before a recipient is named it concerns every mail. */
    readonly about: 'server' | 'recipient' | 'mail' = 'mail',
  ) {
    super(hideAddresses(answer));
  }

  /** The server accepted the sender of this mail, even if it refused a later command. */
  get showsThatServerWorks(): boolean {
    return this.about !== 'server' && typeof this.code === 'number';
  }
}

/** The server said no in a way that will not change: bad mailbox, refused content, wrong credentials. */
export class MailRefused extends MailFailure {}

/** The server refuses our login: no mail goes out until MAIL_URL is corrected. */
export class LoginRefused extends MailRefused {}

/** The mail could not be handed over now: no connection, greylisting, a full queue. */
export class MailDelayed extends MailFailure {}

/** The server offers no STARTTLS, or an attacker has removed the offer, or its certificate is not trusted. Each mail is retried. */
export class TlsFailed extends MailDelayed {
  constructor(answer: string, code?: string | number) {
    super(
      `There is no encrypted connection to the mail server, and no mail leaves without one: ${answer}`,
      code,
      'server',
    );
  }
}

/** The server got all of the mail, and its final reply never came: it may or may not have taken it. */
export class MailUnsure extends MailFailure {}

/** `originalCode` is of the operating system or OpenSSL, where nodemailer has put a code of its own over it. */
type SmtpError = SMTPError & { originalCode?: string };

const CLOSING = 421;
/** RFC 1870: the answer to MAIL FROM with the size of a mail that is too large. */
const TOO_LARGE = 552;

function aboutWhat({ command = '', responseCode }: SmtpError): MailFailure['about'] {
  if (responseCode === CLOSING) return 'server';
  if (command === 'RCPT TO') return 'recipient';
  // `API` is nodemailer's own refusal of an envelope.
  return command === 'DATA' || command === 'API' || responseCode === TOO_LARGE ? 'mail' : 'server';
}

const ofCertificate = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_TLS|ERR_SSL/;

/** nodemailer ends at a refused EHLO only where TLS is required; elsewhere it goes on with HELO, unless it is told 421. */
const isOfTls = ({ code = '', originalCode = '', command, responseCode }: SmtpError) =>
  code === 'ETLS' || ofCertificate.test(`${code} ${originalCode}`) || (command === 'EHLO' && responseCode !== CLOSING);

/**
 * Refused (a 5xx answer: RFC 5321 section 4.2.1; or an envelope that never got to a server) or merely delayed. Without TLS that
 * can be trusted it is delayed for every answer: an operator can mend that, and nothing of the mail was said. After the dot that
 * ends the data only a 4xx or 5xx answer says that the server has not taken the mail; without one that is unsure.
 */
export function classifyMailFailure(error: unknown, afterDot = false): MailRefused | MailDelayed | MailUnsure {
  if (error instanceof NoMailbox) return new MailRefused(error.message);
  const { responseCode = 0, code = '', message } = error as SmtpError;
  const text = [code, responseCode || '', message].filter(Boolean).join(' ').slice(0, 500);
  const details = [text, responseCode || code, aboutWhat(error as SmtpError)] as const;
  if (afterDot && !(responseCode >= 400 && responseCode < 600)) return new MailUnsure(...details);
  if (isOfTls(error as SmtpError)) return new TlsFailed(text, responseCode || code);
  const isPermanent = responseCode >= 500 && responseCode < 600;
  if (isPermanent && code === 'EAUTH') return new LoginRefused(...details);
  if (isPermanent || (code === 'EENVELOPE' && responseCode === 0)) return new MailRefused(...details);
  return new MailDelayed(...details);
}
