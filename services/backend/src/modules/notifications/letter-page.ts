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

/** A mail as content: what it says in HTML and in plain text, in the same order. */
export interface LetterPage {
  /** What a mail program shows beside the subject. */
  preview: string;
  label: string;
  title?: string;
  lead?: string;
  facts: LetterFact[];
  blocks: LetterBlock[];
  button?: { text: string; href: string };
  note: string;
}
