/** `href` is where the value leads in HTML: only ever an address that we have checked. */
export type Fact = { label: string; value: string; href?: string };

/** One thing after the other in a mail. Web addresses in a `linked` text become links: for texts of staff, never for those of visitors. */
export type LetterPart =
  | { kind: 'title'; text: string }
  | { kind: 'lead'; text: string; linked?: boolean }
  | { kind: 'facts'; facts: readonly Fact[] }
  | { kind: 'text'; text: string; label?: string | undefined; linked?: boolean }
  | { kind: 'button'; text: string; href: string };

/** A mail as content, the same in HTML and in plain text. */
export interface LetterPage {
  /** The preview that a mail program shows beside the subject. */
  preview: string;
  label: string;
  parts: readonly LetterPart[];
  /** Of the person or the office: a text of staff, below all parts. */
  signature?: string | null | undefined;
  /** The small print at the end; empty for none. */
  note: string;
  /** Whether web addresses in it become links, as in a `linked` text. */
  isNoteLinked?: boolean;
}
