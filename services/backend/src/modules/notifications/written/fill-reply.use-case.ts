import { checkFilled, checkMailText, fillPlaceholders, type MailText } from '../templates/mail-text';

export type { MailText };

/** What a reply to an enquiry says of the enquiry, of who writes it and of us. */
export type ReplyFacts = Record<'name' | 'reference' | 'writer' | 'company', string>;

/** People find an answer to the reply by the reference in its subject, because some mail programs drop the other headers. */
const withReference = (subject: string, reference: string) =>
  subject.includes(reference) ? subject : `${subject.trimEnd()} (${reference})`;

/** The text of a reply with the facts in place of the placeholders, and with the reference in its subject. */
export function fillReply({ subject, body }: MailText, facts: ReplyFacts): MailText {
  const filled = fillPlaceholders(subject, facts);
  return {
    subject: filled.trim() && withReference(filled, facts.reference),
    body: fillPlaceholders(body, facts),
  };
}

/** The text as it goes out. @throws ValidationFailed (`subject`, `body`) for one that cannot go out as it stands */
export function checkReply(filled: MailText): MailText {
  const text = checkMailText(filled);
  checkFilled(text);
  return text;
}
