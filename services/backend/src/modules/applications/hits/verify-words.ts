import type { Sql } from '../../../platform/database/database';
import { type FoundWord, hits } from './hits.repository';
import type { SearchTerm, TermWord } from './read-search-terms';
import type { Sighting } from './seek';

interface Question<Piece> {
  textOf: (piece: Piece) => string;
  terms: readonly SearchTerm[];
}

/** Each piece of text with what the search has really found in it, by the words that the database makes of it. */
export async function verifyWords<Piece>(
  sql: Sql,
  pieces: readonly Piece[],
  { textOf, terms }: Question<Piece>,
): Promise<[Piece, Sighting[]][]> {
  if (pieces.length === 0) return [];
  const forms = terms.flatMap(({ words }) => words.flatMap(({ all, pair }) => [...all, pair ?? []].flat()));
  const prefixes = terms.flatMap(({ words }) => words.flatMap(({ prefix }) => prefix ?? []));
  const rows = await hits.splitPieces(sql, pieces.map(textOf), [...new Set(forms)], prefixes);
  const wordsByPiece = Map.groupBy(rows, ({ piece }) => piece - 1);
  return pieces.map((piece, index) => {
    const placeOf = placesIn(textOf(piece));
    const words = wordsByPiece.get(index) ?? [];
    return [piece, terms.flatMap((one, number) => findTerm(words, one).map((word) => placeOf(word, number)))];
  });
}

/** The words as they were typed where there are any, and else their parts. */
function findTerm(inPiece: readonly FoundWord[], { words }: SearchTerm): FoundWord[] {
  const exact = findRow(inPiece, words, 'exact');
  return exact.length > 0 ? exact : findRow(inPiece, words, 'all');
}

/** All words of each row of neighbours that has the words that were asked for, in their order. */
function findRow(inPiece: readonly FoundWord[], termWords: readonly TermWord[], by: 'exact' | 'all'): FoundWord[] {
  const byPlace = new Map(inPiece.map((word) => [word.place, word]));
  return inPiece.flatMap((first) => {
    const row: FoundWord[] = [];
    for (const word of termWords) {
      const before = row.at(-1) ?? first;
      const next = byPlace.get(before.place + word.step);
      if (next?.words.some((form) => isForm(form, word, by))) row.push(next);
      else if (word.pair && before.words.includes(word.pair)) row.push(before);
      else return [];
    }
    return row;
  });
}

const isForm = (form: string, { prefix, ...word }: TermWord, by: 'exact' | 'all') =>
  prefix ? form.startsWith(prefix) : word[by].includes(form);

const astral = /[\u{10000}-\u{10ffff}]/u;

/** Postgres counts characters, JavaScript UTF-16 units. */
const placesIn = (text: string) => {
  const letters = astral.test(text) ? Array.from(text) : null;
  const unitAt = (character: number) => letters?.slice(0, character).join('').length ?? character;
  return ({ starts, length }: FoundWord, term: number): Sighting => ({
    term,
    start: unitAt(starts - 1),
    end: unitAt(starts - 1 + length),
  });
};
