import type { Sql } from '../../../platform/database/database';
import { cutExcerpt, type HitPart, markParts } from './cut-excerpt';
import { hits, type HitPlace } from './hits.repository';
import { type SearchTerm, readSearchTerms } from './read-search-terms';
import { seek, seekAnywhere, type Sighting } from './seek';
import { verifyWords } from './verify-words';

export { hitPlaces } from './hits.repository';

/** A line of a text with the words in it that were searched for. */
export interface Hit {
  where: HitPlace;
  parts: HitPart[];
}

type Row = { id: string } & Record<'name' | 'email' | 'reference' | 'apply', string>;

/** Lines of one row; each shows a word that those before do not. */
const MOST_LINES = 3;
/** How often other parts of the texts are looked at where the first ones were none after all. */
const MOST_LOOKS = 3;

/** What of a row is still to be shown. */
interface Search {
  lines: Hit[];
  missing: Set<number>;
  texts: { where: HitPlace; text: string; sightings: Sighting[] }[];
}

/**
 * For each row of a page the lines in which a search has hit it: in its fields, then in its resume, its notes and the applicant's mails. For HR alone.
 * Rows that the search has not hit have none.
 */
export async function findHits(sql: Sql, q: string, rows: readonly Row[]): Promise<Map<string, Hit[]>> {
  const terms = await readSearchTerms(sql, q);
  const searches = new Map(rows.map((row) => [row.id, startInFields(row, terms)]));
  const unfinished = [...searches].filter(([, { missing }]) => missing.size > 0).map(([id]) => id);
  if (unfinished.length > 0 && terms.length > 0) {
    for (const { id, where, text } of await hits.listTexts(sql, unfinished))
      searches.get(id)?.texts.push({ where, text, sightings: seek(text, terms) });
    for (let look = 0; look < MOST_LOOKS; look += 1) await lookOnce(sql, terms, [...searches.values()]);
  }
  return new Map([...searches].map(([id, { lines }]) => [id, lines]));
}

function startInFields(row: Row, terms: readonly SearchTerm[]): Search {
  const search: Search = { lines: [], missing: new Set(terms.keys()), texts: [] };
  for (const where of ['name', 'email', 'reference', 'apply'] as const) {
    const text = row[where];
    const sightings = seekAnywhere(text, terms);
    addLine(search, { where, parts: markParts(text, sightings) }, sightings);
    if (search.missing.size > 0) search.texts.push({ where, text, sightings: seek(text, terms) });
  }
  return search;
}

function addLine({ lines, missing }: Search, line: Hit, sightings: readonly Sighting[]): void {
  if (lines.length === MOST_LINES || !sightings.some(({ term }) => missing.has(term))) return;
  lines.push(line);
  for (const { term } of sightings) missing.delete(term);
}

interface Piece {
  search: Search;
  where: HitPlace;
  excerpt: string;
  isCut: { before: boolean; after: boolean };
}

/** Asks the database about the best part of the texts for each word that is missing, in one statement for all rows. */
async function lookOnce(sql: Sql, terms: readonly SearchTerm[], searches: readonly Search[]): Promise<void> {
  const pieces = searches.flatMap((search) => choosePieces(search));
  const verified = await verifyWords(sql, pieces, { textOf: ({ excerpt }: Piece) => excerpt, terms });
  for (const [{ search, where, excerpt, isCut }, sightings] of verified) {
    const parts = markParts(excerpt, sightings);
    if (isCut.before) parts.unshift({ text: '… ', hit: false });
    if (isCut.after) parts.push({ text: ' …', hit: false });
    addLine(search, { where, parts }, sightings);
  }
}

/** Each missing word is looked for in one part of a text: the one with most of them. What was chosen is not chosen again. */
function choosePieces(search: Search): Piece[] {
  const missing = new Set(search.missing);
  const pieces: Piece[] = [];
  if (search.lines.length === MOST_LINES) return pieces;
  for (const source of search.texts) {
    for (;;) {
      const best = chooseSighting(source, missing);
      if (!best) break;
      const { from, to } = cutExcerpt(source.text, best);
      for (const { term, start, end } of source.sightings) if (start >= from && end <= to) missing.delete(term);
      source.sightings = source.sightings.filter(({ start }) => start < from || start > to);
      const isCut = { before: from > 0, after: to < source.text.length };
      pieces.push({ search, where: source.where, excerpt: source.text.slice(from, to).trim(), isCut });
    }
  }
  return pieces;
}

/** So near to each other that one excerpt shows both. */
const NEAR = 70;
const MOST_NEAR = 20;

function chooseSighting(
  { sightings }: { sightings: readonly Sighting[] },
  missing: ReadonlySet<number>,
): Sighting | null {
  let best: Sighting | null = null;
  let most = 0;
  for (const [index, sighting] of sightings.entries()) {
    if (!missing.has(sighting.term)) continue;
    const there = new Set<number>();
    for (const { term, start } of sightings.slice(index, index + MOST_NEAR))
      if (start < sighting.start + NEAR && missing.has(term)) there.add(term);
    if (there.size > most) [best, most] = [sighting, there.size];
  }
  return best;
}
