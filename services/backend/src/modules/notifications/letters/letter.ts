import type { Mail } from '../../../platform/mail/mailer';

/** A mail as content, the same in HTML and in plain text. */
export interface LetterPage {
  /** The preview that a mail program shows beside the subject. */
  preview: string;
  label: string;
  title?: string;
  lead?: string;
  /** `href` is where the value leads in HTML: only ever an address that we have checked. */
  facts: { label: string; value: string; href?: string }[];
  /** Web addresses in a `linked` one become links: for texts of staff, never for those of visitors. */
  blocks: { label?: string; text: string; linked?: boolean }[];
  button?: { text: string; href: string };
  note: string;
}

/** A mail as a handler writes it: its headers, and its page, which both bodies are made of. */
export type Letter = Pick<Mail, 'replyTo' | 'subject' | 'automatic' | 'follows' | 'calendar'> & {
  page: LetterPage;
  /** A part of its text that nobody but the recipient may have, such as a link that opens something: it is never kept. */
  secret?: string;
};

/** The sender: the company, its site's address, and the time zone in which times are told. */
export type Sender = Record<'company' | 'siteUrl' | 'timeZone', string>;

/** Makes a letter, in the moment in which it is sent. */
export type WriteLetter = (sender: Sender) => Letter | Promise<Letter>;

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
