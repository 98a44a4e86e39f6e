import type { Sql } from '../../../platform/database/database';
import { listRows, queries } from '../../../platform/database/queries';

/** The forms of one word that was searched for, as `search_words` gives them. Stems begin with `~`. */
export interface AskedWord {
  /** As it was typed, and its stem. */
  exact: string[];
  /** Its parts, too: `node` of `node.js`. */
  all: string[];
  /** Of `word*`: what words begin with. */
  prefix: string | null;
}

/** A word that was searched for, or a phrase in quotes with its words in their order. */
export interface Asked {
  typed: string;
  words: AskedWord[];
}

type Row = AskedWord & { span: number; typed: string; everywhere: boolean };

const MOST_ASKED = 8;
/** Between two of these stands a phrase, as `search_query` has it. */
export const QUOTES = /["“”„«»]/g;

const { split } = queries('asked-words', {
  split: listRows<Row, [spans: readonly string[]]>(`
    SELECT span, typed, "all", array_remove(ARRAY[whole] || stems, NULL) AS exact, CASE WHEN prefix THEN whole END AS prefix,
      NOT prefix AND whole ~ '^[a-z]{1,64}$' AND ts_lexize('pg_catalog.english_stem', whole) = '{}' AS everywhere
    FROM (
      SELECT s.span::int, w.place, substr(s.text, w.starts, w.length) AS typed, array_agg(w.word) AS "all",
        array_agg(w.word) FILTER (WHERE w.word LIKE '~%') AS stems,
        left(search_fold(substr(s.text, w.starts, w.length)), 64) COLLATE "C" AS whole,
        w.length > 1 AND substr(s.text, w.starts + w.length, 1) = '*' AS prefix
      FROM unnest($1::text[]) WITH ORDINALITY s (text, span), search_words(s.text) w
      GROUP BY s.span, s.text, w.place, w.starts, w.length) words
    ORDER BY span, place`),
});

/** The words and phrases of a search as `search_query` reads them, eight at most. What has no word in it is left out. */
export async function readAsked(sql: Sql, q: string): Promise<Asked[]> {
  const spans = q.split(QUOTES);
  const rows = await split(sql, spans);
  const asked = spans.flatMap((typed, index) => {
    const words = rows.filter(({ span }) => span === index + 1);
    const isQuoted = index % 2 === 1 && index < spans.length - 1;
    if (isQuoted) return { typed, words, everywhere: false };
    return words.map((word) => ({ typed: word.typed, words: [word], everywhere: word.everywhere }));
  });
  const some = asked.filter(({ words }) => words.length > 0);
  const telling = some.filter(({ everywhere }) => !everywhere);
  return (telling.length > 0 ? telling : some).slice(0, MOST_ASKED);
}
