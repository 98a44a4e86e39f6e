/** How long each part of a conversation with a mail server may take, in milliseconds. */
export interface MailTimeouts {
  /** From looking up the name to the end of STARTTLS: the connection, the greeting, EHLO. */
  setup: number;
  login: number;
  /** MAIL, RCPT and DATA, which leave together where the server can take that (RFC 2920). */
  envelope: number;
  data: number;
  /** From the dot that ends the data to the reply that says whether the server has taken the mail. */
  finalReply: number;
}

const MINUTE = 60_000;

/**
 * RFC 5321 section 4.5.3.2: greeting 5 minutes, MAIL 5 + RCPT 5 + DATA 2, a block of data 3, the final reply 10. Shorter
 * times lead to copies: a server that is slow to answer may have taken the mail.
 */
export const rfcMailTimeouts: MailTimeouts = {
  setup: 5 * MINUTE,
  login: 5 * MINUTE,
  envelope: 12 * MINUTE,
  data: 3 * MINUTE,
  finalReply: 10 * MINUTE,
};
