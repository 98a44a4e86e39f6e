/** Words of a server quote addresses, and words of an error reach the log. */
const hideAddresses = (text: string) => text.replace(/[^\s<>"]+@[^\s<>"]+/g, '[address]');

/** The two texts of a failed try: `answer` in full for the record that people see, the message without addresses for the log. */
class MailFailure extends Error {
  constructor(
    readonly answer: string,
    /** nodemailer's code, or the server's. */
    readonly code?: string | number,
  ) {
    super(hideAddresses(answer));
  }
}

/** The server said no in a way that will not change: bad mailbox, refused content, wrong credentials. */
export class MailRefused extends MailFailure {}

/** The server refuses our login: no mail goes out until MAIL_URL is corrected. */
export class LoginRefused extends MailRefused {}

/** The mail could not be handed over now: no connection, greylisting, a full queue. */
export class MailDelayed extends MailFailure {}

/**
 * There is no encrypted connection to the server of MAIL_URL: it offers no STARTTLS, an attacker has removed the offer, or
 * its certificate is not trusted. No mail goes out meanwhile, and each is retried.
 */
export class TlsFailed extends MailDelayed {
  constructor(answer: string, code?: string | number) {
    super(`There is no encrypted connection to the mail server, and no mail leaves without one: ${answer}`, code);
  }
}

/** The server got all of the mail, and its final reply never came: it may or may not have taken it. */
export class MailUnsure extends MailFailure {}
