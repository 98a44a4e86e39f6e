import type { Sql } from '../../../platform/database/database';
import { listRows, queries } from '../../../platform/database/queries';

/** The forms of one word that was searched for, as `search_words` gives them. Stems begin with `~`. */
export interface TermWord {
  /** As it was typed, and its stem. */
  exact: string[];
  /** Its parts, too: `node` of `node.js`. */
  all: string[];
  /** Of `word*`: what words begin with. */
  prefix: string | null;
  /** How many places it stands behind the word before it in a phrase. */
  step: number;
  /** What a joined word has in which it follows the word before it: Java/Spring for `"java spring"`. */
  pair: string | null;
}

/** A word that was searched for, or words that have to stand side by side. */
export interface SearchTerm {
  typed: string;
  words: TermWord[];
}

type Row = TermWord & { term: number; typed: string };

const MOST_TERMS = 8;

const { split } = queries('asked-words', {
  split: listRows<Row, [q: string]>(`
    SELECT term, coalesce(step, 0) AS step, pair, "all", CASE WHEN prefix THEN whole END AS prefix,
      ARRAY(SELECT form FROM unnest("all") form WHERE form LIKE '~%' AND form NOT LIKE '% %') || left(whole, 64)::text AS exact,
      substr($1, min(starts) OVER in_term, max(starts + length) OVER in_term - min(starts) OVER in_term) AS typed
    FROM search_asked($1) a,
      LATERAL (SELECT array_agg(w.word) AS "all" FROM search_words(substr($1, a.starts, a.length)) w WHERE w.place = 1) forms
    WINDOW in_term AS (PARTITION BY term) ORDER BY term, starts`),
});

/** What a search asks for, as `search_query` reads it, eight words or phrases at most. */
export async function readSearchTerms(sql: Sql, q: string): Promise<SearchTerm[]> {
  const terms = Map.groupBy(await split(sql, q), ({ term }) => term);
  return [...terms.values()].slice(0, MOST_TERMS).map((words) => ({ typed: words[0]?.typed ?? '', words }));
}
