/** Words of a server quote addresses, and words of an error reach the log. */
const hideAddresses = (text: string) => text.replace(/[^\s<>"]+@[^\s<>"]+/g, '[address]');

/** What a failed try says: `answer` in full for the record that people see, the message without addresses for the log. */
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

/** The server does not let us in: no mail at all goes out until somebody puts MAIL_URL right. */
export class LoginRefused extends MailRefused {}

/** The mail could not be handed over now: no connection, greylisting, a full queue. */
export class MailDelayed extends MailFailure {}

/**
 * There is no encrypted connection to the server that MAIL_URL names: it offers no STARTTLS, somebody on the way has taken
 * the offer away, or nobody vouches for its certificate. No mail at all goes out meanwhile, and each is tried again.
 */
export class TlsFailed extends MailDelayed {
  constructor(answer: string, code?: string | number) {
    super(`There is no encrypted connection to the mail server, and no mail leaves without one: ${answer}`, code);
  }
}

/** The server had all of the mail, and its final reply never came: nobody knows whether it has taken it. */
export class MailUnsure extends MailFailure {}
