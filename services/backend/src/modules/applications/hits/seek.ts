import type { Asked } from './read-asked';
import { type Folded, foldText, placeIn } from './fold-text';

/** Where a text seems to have something that was searched for. */
export interface Sighting {
  /** The index of the word or phrase that was asked for. */
  asked: number;
  /** In UTF-16 units, and `end` is behind the last one. */
  start: number;
  end: number;
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);

/** Signs inside of a word, which other forms of it lack: nodejs is found in Node.js. A stem in `i` is also of a word in `y`. */
const needleOf = (form: string): string => {
  const letters = form.startsWith('~') ? form.slice(1).replace(/(?<=..)i$/, '') : form;
  return Array.from(letters.normalize('NFD').replace(/[\u0300-\u036f]/gu, ''), escaped).join("[-.']?");
};

const atStartOfWord = String.raw`(?<![\p{L}\p{M}\p{N}])`;
const MOST_SIGHTINGS = 300;

/** Sightings in the order of a text, of each word or phrase by its first word: as it was typed, or else by its parts. */
export function seek(given: string, asked: readonly Asked[]): Sighting[] {
  const folded = foldText(given);
  const found = asked.flatMap(({ words: [first] }, index) => {
    const exact = first && first.exact.length > 0 ? seekForms(folded, index, first.exact) : [];
    return exact.length > 0 || !first ? exact : seekForms(folded, index, first.all);
  });
  return found.toSorted((one, other) => one.start - other.start);
}

function seekForms(folded: Folded, asked: number, forms: readonly string[]): Sighting[] {
  const pattern = new RegExp(`${atStartOfWord}(?:${forms.map((form) => needleOf(form)).join('|')})`, 'gu');
  const found: Sighting[] = [];
  for (const { index, 0: text } of folded.text.matchAll(pattern)) {
    found.push({ asked, start: placeIn(folded, index), end: placeIn(folded, index + text.length) });
    if (found.length === MOST_SIGHTINGS) break;
  }
  return found;
}

/** Where a short text has what was typed, be it in the middle of a word, as the search looks into names and addresses. */
export function seekAnywhere(given: string, asked: readonly Asked[]): Sighting[] {
  const folded = foldText(given);
  const found = asked.flatMap(({ typed }, index) => {
    const wanted = foldText(typed).text;
    const at = wanted ? folded.text.indexOf(wanted) : -1;
    return at < 0 ? [] : { asked: index, start: placeIn(folded, at), end: placeIn(folded, at + wanted.length) };
  });
  return found.toSorted((one, other) => one.start - other.start);
}
