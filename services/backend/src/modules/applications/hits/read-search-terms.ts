import type { Sql } from '../../../platform/database/database';
import { hits, type TermWord } from './hits.repository';

export type { TermWord } from './hits.repository';

/** A word that was searched for, or words that have to stand side by side. */
export interface SearchTerm {
  typed: string;
  words: TermWord[];
}

const MOST_TERMS = 8;

/** What a search asks for, as `search_query` reads it, eight words or phrases at most. */
export async function readSearchTerms(sql: Sql, q: string): Promise<SearchTerm[]> {
  const terms = Map.groupBy(await hits.splitSearch(sql, q), ({ term }) => term);
  return [...terms.values()].slice(0, MOST_TERMS).map((words) => ({ typed: words[0]?.typed ?? '', words }));
}
