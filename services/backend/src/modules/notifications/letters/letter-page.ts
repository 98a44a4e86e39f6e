import type { Mail } from '../../../platform/mail/mailer';

export interface LetterFact {
  label: string;
  value: string;
  /** Where the value leads in HTML. Only ever an address that we have checked. */
  href?: string;
}

export interface LetterBlock {
  label?: string;
  text: string;
  /** Web addresses in it become links: for texts of staff, never for those of visitors. */
  linked?: boolean;
}

/** A mail as content, the same in HTML and in plain text. */
export interface LetterPage {
  /** The preview that a mail program shows beside the subject. */
  preview: string;
  label: string;
  title?: string;
  lead?: string;
  facts: LetterFact[];
  blocks: LetterBlock[];
  button?: { text: string; href: string };
  note: string;
}

/** A mail as a handler writes it: its headers, and its page, which both bodies are made of. */
export type Letter = Pick<Mail, 'replyTo' | 'subject' | 'automatic'> & { page: LetterPage };

/** The sender: the company, its site's address, and the time zone in which times are told. */
export interface Sender {
  company: string;
  siteUrl: string;
  timeZone: string;
}

/** Makes a letter, in the moment in which it is sent. */
export type WriteLetter = (sender: Sender) => Letter | Promise<Letter>;

/** The plain-text body: one fact a line, in the order of the HTML. */
export function letterText({ label, title, lead, facts, blocks, button, note }: LetterPage): string {
  const width = Math.max(0, ...facts.map((fact) => fact.label.length)) + 3;
  const parts = [
    [title ? `${label}: ${title}` : label, lead],
    facts.map((fact) => `${`${fact.label}:`.padEnd(width)}${fact.value}`),
    ...blocks.map((block) => [block.label && `${block.label}:`, block.text]),
    [button && `${button.text}: ${button.href}`],
    [note],
  ];
  const paragraphs = parts.map((lines) => lines.filter(Boolean).join('\n')).filter(Boolean);
  return `${paragraphs.join('\n\n')}\n`;
}
