import { ValidationFailed } from '../../../platform/http/errors/http.errors';
import { fillValues } from '../system-mails/fill-values';
import { checkPlaceholders } from '../templates/mail-text';

export const LONGEST_SIGNATURE = 600;
const MOST_LINES = 12;
export const signaturePlaceholders = ['writer', 'company', 'site'] as const;
/** What a signature says: `writer` is empty in an automatic mail. */
export type SignatureFacts = Readonly<Record<(typeof signaturePlaceholders)[number], string>>;

/** RFC 3676, 4.3: the line above a signature. Its space at the end belongs to it. */
export const DELIMITER = '-- ';

/** The text with uniform line breaks; empty for none. @throws ValidationFailed (`text`) */
export function checkSignature(typed: string): string {
  const text = typed
    .replace(/\r\n?/g, '\n')
    // One that is pasted out of a mail program has the delimiter, which each mail gets anyway.
    .replace(/^\s*--[ \t]*\n/, '')
    .trim();
  if (text.length > LONGEST_SIGNATURE || text.split('\n').length > MOST_LINES || /[^\P{Cc}\n\t]/u.test(text))
    throw new ValidationFailed({
      text: `Enter a text of at most ${LONGEST_SIGNATURE} characters and ${MOST_LINES} lines.`,
    });
  checkPlaceholders('text', text, signaturePlaceholders);
  return text;
}

/** As a mail has it: a placeholder that stands for nothing leaves no empty line at the beginning or end. */
export const fillSignature = (text: string, facts: SignatureFacts): string =>
  fillValues(text, facts)
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** The text without a last line that says who sends it, where a signature below says so. `senders` = such lines, word by word. */
export function withoutSender(body: string, senders: readonly string[]): string {
  const text = body.trimEnd();
  const end = text.lastIndexOf('\n');
  return end > 0 && senders.includes(text.slice(end + 1).trim()) ? text.slice(0, end).trimEnd() : body;
}
