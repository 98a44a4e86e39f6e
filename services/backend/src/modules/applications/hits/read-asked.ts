import type { Sql } from '../../../platform/database/database';
import { listRows, queries } from '../../../platform/database/queries';

/** The forms of one word that was searched for, as `search_words` gives them. Stems begin with `~`. */
export interface AskedWord {
  /** As it was typed, and its stem. */
  exact: string[];
  /** Its parts, too: `node` of `node.js`. */
  all: string[];
}

/** A word that was searched for, or a phrase in quotes with its words in their order. */
export interface Asked {
  typed: string;
  words: AskedWord[];
}

const MOST_ASKED = 8;

const { split } = queries('asked-words', {
  split: listRows<{ given: number } & AskedWord, [texts: readonly string[]]>(`
    SELECT g.given::int, array_agg(w.word) AS "all",
      coalesce(array_agg(w.word) FILTER (
        WHERE w.word LIKE '~%' OR w.word = left(search_fold(substr(g.text, w.starts, w.length)), 64)), '{}') AS exact
    FROM unnest($1::text[]) WITH ORDINALITY g (text, given), search_words(g.text) w
    GROUP BY g.given, w.place ORDER BY g.given, w.place`),
});

/** The words and phrases of a search, eight at most, as the database splits them; what has no word in it is left out. */
export async function readAsked(sql: Sql, q: string): Promise<Asked[]> {
  const texts = Array.from(q.matchAll(/"([^"]*)"|[^\s"]+/g), ([word, phrase]) => phrase ?? word).slice(0, MOST_ASKED);
  if (texts.length === 0) return [];
  const rows = await split(sql, texts);
  const asked = texts.map((typed, index) => ({ typed, words: rows.filter(({ given }) => given === index + 1) }));
  return asked.filter(({ words }) => words.length > 0);
}
