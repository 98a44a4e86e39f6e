/** How a mail came to be: written by somebody, made by a program, or a report about one of our mails. */
export type MailKind = 'reply' | 'automatic' | 'bounce' | 'report';

/** What a mail server says of a mail that it could not deliver (RFC 3464). */
export interface Bounce {
  /** The Message-IDs of the mail that came back. */
  messageIds: string[];
  /** The addresses that it was sent to, in small letters, and those that its answers were to go to. */
  to: string[];
  replyTo: string[];
  /** What it named last in `References`: itself, where a mail server has given it another Message-ID. */
  references: string[];
  /** Why, in the words of the server: status code and text. */
  reason: string;
}

/** What a calendar answers about an event (RFC 5546), for its owner. */
export interface CalendarAnswer {
  /** A counter proposes another time. */
  method: 'REPLY' | 'COUNTER';
  /** The event's identity, as its organizer has made it. */
  uid: string;
  /** The number of the event's change that is answered; null where the program says none. */
  sequence: number | null;
  /** The event's begin, as ISO text; null where it is not said, or in no zone. */
  startsAt: string | null;
  /** Words that somebody has added. */
  comment: string | null;
  /** Addresses in small letters, each with its `PARTSTAT` in capitals. */
  attendees: { email: string; status: string; delegatedTo: string | null }[];
}

export interface MailFile {
  /** A plain name, without folders, never empty. */
  name: string;
  /** As the sender says: nothing is ever done because of it. */
  type: string;
  bytes: Buffer;
}

/** A mail as far as it concerns us. All of it is a stranger's: the headers are as easily forged as the text. */
export interface ReadMail {
  kind: MailKind;
  messageId: string | null;
  /** The Message-IDs of the mails that it answers, the nearest first. */
  answers: string[];
  /** Every address that it was sent to, in small letters. */
  recipients: string[];
  senderName: string;
  senderEmail: string;
  subject: string;
  /** The sender's own words, without those of earlier mails that stand below them. */
  text: string;
  quoted: string;
  /** Something of it is missing: it was too long, too big, had too many files, or could not be read. */
  isCut: boolean;
  bounce: Bounce | null;
  calendar: CalendarAnswer | null;
  files: MailFile[];
}

export const mailLimits = {
  /** A bigger one is read from its beginning alone, without files. */
  bytes: 30 * 1024 * 1024,
  beginning: 512 * 1024,
  text: 50_000,
  html: 1_000_000,
  files: 10,
  fileBytes: 20 * 1024 * 1024,
  ids: 60,
} as const;
