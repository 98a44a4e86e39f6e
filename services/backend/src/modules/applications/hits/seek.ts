import type { SearchTerm } from './read-search-terms';
import { type Folded, foldText, placeIn } from './fold-text';

/** Where a text seems to have something that was searched for. */
export interface Sighting {
  /** The index of the word or phrase that was asked for. */
  term: number;
  /** In UTF-16 units, and `end` is behind the last one. */
  start: number;
  end: number;
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);

/** A letter of a script without blanks between words, about as `search_is_unspaced` has it. */
const unspaced = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\u30FC]`;
const beginsUnspaced = new RegExp(`^${unspaced}`, 'u');

/** Signs inside of a word, which other forms of it lack: nodejs is found in Node.js. A stem in `i` is also of a word in `y`. */
const needleOf = (form: string): string => {
  const letters = form.startsWith('~') ? form.slice(1).replace(/(?<=..)i$/, '') : form;
  const between = beginsUnspaced.test(form) ? String.raw`[\s\u200B]*` : "[-.']?";
  return Array.from(letters.normalize('NFD').replace(/[\u0300-\u036f]/gu, ''), escaped).join(between);
};

const atStartOfWord = String.raw`(?:(?<![\p{L}\p{M}\p{N}])|(?<=${unspaced}))`;
const MOST_SIGHTINGS = 300;

/** Sightings in the order of a text, of each word or phrase by its first word: as it was typed, or else by its parts. */
export function seek(text: string, terms: readonly SearchTerm[]): Sighting[] {
  const folded = foldText(text);
  const inTerms = terms.flatMap(({ words: [first] }, index) => {
    const exact = first && first.exact.length > 0 ? sightings(folded, index, startOfWord(first.exact)) : [];
    return exact.length > 0 || !first ? exact : sightings(folded, index, startOfWord(first.all));
  });
  return inTerms.toSorted((one, other) => one.start - other.start);
}

const startOfWord = (forms: readonly string[]) => forms.map((form) => wordOf(form)).join('|');

const wordOf = (form: string) => `${beginsUnspaced.test(form) ? '' : atStartOfWord}${needleOf(form)}`;

function sightings(folded: Folded, term: number, pattern: string): Sighting[] {
  const list: Sighting[] = [];
  for (const { index, 0: text } of folded.text.matchAll(new RegExp(pattern, 'gu'))) {
    list.push({ term, start: placeIn(folded, index), end: placeIn(folded, index + text.length) });
    if (list.length === MOST_SIGHTINGS) break;
  }
  return list;
}

/** The places of the typed words in a short text, also in the middle of a word, as the search looks into names and addresses. */
export function seekAnywhere(text: string, terms: readonly SearchTerm[]): Sighting[] {
  const folded = foldText(text);
  const inTerms = terms.flatMap(({ typed }, index) => {
    const words = foldText(typed)
      .text.split(/[\s*]+/)
      .filter(Boolean);
    const each = words.map((word) => sightings(folded, index, partOf(word)));
    return each.every((sightingsOfWord) => sightingsOfWord.length > 0) ? each.flat() : [];
  });
  return inTerms.toSorted((one, other) => one.start - other.start);
}

/** What stands around one letter or digit that is a word: the language C, and not each c. For Postgres and JavaScript alike. */
export const aroundLetter = {
  before: String.raw`^|[\s,/(&]`,
  after: String.raw`$|[\s,/)&;]|\.(?:\s|$)`,
};

/** Apostrophes count for nothing, and one letter or digit is a word. */
const partOf = (word: string): string =>
  /^[a-z0-9]$/.test(word)
    ? `(?<=${aroundLetter.before})${word}(?=${aroundLetter.after})`
    : Array.from(word.replaceAll("'", ''), escaped).join("'?");
