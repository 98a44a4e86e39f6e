import type { Sql } from '../../../platform/database/database';
import { readSearchTerms } from './read-search-terms';
import { seek } from './seek';
import { verifyWords } from './verify-words';

/** A part of a text that a search has found: in UTF-16 units, the first one being 0. */
export interface TextHit {
  start: number;
  length: number;
}

const MOST_HITS = 500;
/** Beside a sighting: the rest of its word, or of its phrase. */
const AROUND = 80;

/** The places of the search terms in a text, in its order: 500 at most. */
export async function findInText(sql: Sql, q: string, text: string): Promise<TextHit[]> {
  const terms = await readSearchTerms(sql, q);
  const pieces: { from: number; to: number }[] = [];
  for (const { start, end } of seek(text, terms)) {
    const from = startOfWord(text, start);
    const to = endOfWord(text, end + AROUND);
    const last = pieces.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else pieces.push({ from, to });
  }
  const textOf = ({ from, to }: { from: number; to: number }) => text.slice(from, to);
  const verified = await verifyWords(sql, pieces, { textOf, terms });
  const hits = verified.flatMap(([{ from }, sightings]) =>
    sightings.map(({ start, end }) => ({ start: from + start, length: end - start })),
  );
  return mergeHits(hits).slice(0, MOST_HITS);
}

/** Those that share letters, as the pieces of a run without blanks do, are one. */
function mergeHits(hits: readonly TextHit[]): TextHit[] {
  const merged: TextHit[] = [];
  for (const { start, length } of hits.toSorted((one, other) => one.start - other.start)) {
    const last = merged.at(-1);
    if (last && start < last.start + last.length) last.length = Math.max(last.length, start + length - last.start);
    else merged.push({ start, length });
  }
  return merged;
}

const isBlank = (letter: string | undefined) => letter === undefined || /\s/.test(letter);
/** Longer runs without a blank are cut. */
const LONGEST_RUN = 200;

function startOfWord(text: string, at: number): number {
  for (let start = at; start > at - LONGEST_RUN; start -= 1) if (isBlank(text[start - 1])) return start;
  return at;
}

function endOfWord(text: string, at: number): number {
  for (let end = at; end < at + LONGEST_RUN; end += 1) if (isBlank(text[end])) return Math.min(end, text.length);
  return at;
}
