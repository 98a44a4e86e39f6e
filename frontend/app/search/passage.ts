import { wordsOf, type SearchablePage } from './searchable.ts';

/** A part of a text: words of the query, or the text between them. */
export interface Piece {
  text: string;
  isFound: boolean;
}

const LETTERS = 170;
/** How much may stand before the first word that was found. */
const BEFORE = 50;

const isIn = (terms: ReadonlySet<string>) => (word: string) => terms.has(word.toLowerCase());

/** How many of the words stand in a text, each counted once. */
export function countFound(text: string, terms: ReadonlySet<string>): number {
  const words = wordsOf(text).filter(isIn(terms));
  return new Set(words.map((word) => word.toLowerCase())).size;
}

/** A text with its found words apart. */
export function piecesOf(text: string, terms: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = [];
  for (const part of text.split(/([\p{L}\p{N}]+)/u)) {
    const isFound = isIn(terms)(part);
    const last = pieces.at(-1);
    if (last && last.isFound === isFound) last.text += part;
    else if (part !== '') pieces.push({ text: part, isFound });
  }
  return pieces;
}

/** The place of a page that has most of the words, cut to about two lines; its description where no text has more. */
export function passageOf({ description, sections }: SearchablePage, terms: ReadonlySet<string>): Piece[] {
  let best = { text: description, count: countFound(description, terms) };
  for (const { heading, text } of sections)
    for (const place of [text, `${heading} — ${text}`]) {
      const count = countFound(place, terms);
      if (count > best.count) best = { text: place, count };
    }
  return piecesOf(cut(best.text, terms), terms);
}

function cut(text: string, terms: ReadonlySet<string>): string {
  if (text.length <= LETTERS) return text;
  const first = [...text.matchAll(/[\p{L}\p{N}]+/gu)].find(([word]) => isIn(terms)(word))?.index ?? 0;
  const start = first <= BEFORE ? 0 : text.indexOf(' ', first - BEFORE) + 1;
  const end = start + LETTERS >= text.length ? text.length : text.lastIndexOf(' ', start + LETTERS);
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`;
}
