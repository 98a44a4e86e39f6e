import type { Mail } from '../../../platform/mail/mailer';
import type { SystemMailKey } from '../system-mails/list/system-mails';
import type { Fact, LetterPage, LetterPart } from './letter-page';

type Headers = Pick<Mail, 'replyTo' | 'automatic' | 'follows' | 'calendar'> & {
  /** A part of its text that nobody but the recipient may have, such as a link that opens something: it is never kept. */
  secret?: string;
};

/** A mail as its words stand: written by a person, or made of a template. */
export type Letter = Headers & Pick<Mail, 'subject'> & { page: LetterPage };

/** What a mail of the system says, for the words of its template: what a placeholder without a value stands for leaves no gap. */
export interface Said {
  mail: SystemMailKey;
  values: Readonly<Record<string, string>>;
  facts?: readonly Fact[];
  link?: string;
  /** In place of `{{waiting}}`. */
  waiting?: readonly LetterPart[];
  /** Where it is not the one of the template, or the company's name. */
  label?: string;
  /** Where it is not the lead. */
  preview?: string;
}
/** A mail of the system, before its template gives it words. */
export type SystemLetter = Headers & { said: Said };

/** The sender: the company, its site's address, and the time zone in which times are told. */
export type Sender = Record<'company' | 'siteUrl' | 'timeZone', string>;

/** Makes a letter, in the moment in which it is sent; a mail of the system has the words that its template has then. */
export type WriteLetter = (sender: Sender) => Letter | SystemLetter | Promise<Letter | SystemLetter>;

/** A text as it may stand in a header: no line break or other control character, which could begin another header. */
export const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

const LONGEST_NAME = 60;
const MOST_WORDS = 5;

/** A part that a mail program might turn into a link or an address. */
const leads = /[@/\\:]|www|\p{L}[.\u3002\uFF0E\uFF61]\p{L}{2}/iu;
/** Letters of any script, joining characters, and the marks that names have. */
const foreign = /[^\p{L}\p{M}\p{Join_Control} .'’-]/gu;

/** A visitor's name for a mail that goes wherever that visitor says: no link, number or line break, a few words. May be empty. */
export function printableName(name: string): string {
  const words = name.normalize('NFKC').split(/[\s\p{Cc}]+/u);
  // What is taken out may leave letters together that lead somewhere.
  const harmless = words.map((word) => (leads.test(word) ? '' : word.replace(foreign, '')));
  return harmless
    .filter((word) => word !== '' && !leads.test(word))
    .slice(0, MOST_WORDS)
    .join(' ')
    .slice(0, LONGEST_NAME)
    .trim();
}
