import type { Database } from '../../../platform/database/database';
import { anywhere, listRows, queries, run } from '../../../platform/database/queries';
import { Values } from '../../../platform/database/statement';
import { aroundLetter } from '../hits/seek';
import type { ApplicationOrder, Condition } from './filter-applications';

/** Up to here all hits are fetched first, and the rest of the query is about these alone. */
export const MOST_HITS = 2_000;
/** Names, each counted once: of 100,000 people 1,700 can share a first name, and the nearest is not among any 200 of them. */
const MOST_NEAR = 1_000;

/** A search as it was typed, with each word in quotes, and its words. */
export interface SearchWords {
  text: string;
  quoted: string;
  parts: readonly string[];
}

export const similarNames = queries('find-hits', {
  loosen: run<[threshold: string]>("SELECT set_config('pg_trgm.word_similarity_threshold', $1, true)"),

  /** None without trigrams, for which the whole table would be read: a database with LC_CTYPE C has them of Latin letters alone. */
  findNear: listRows<{ name: string; ids: string[] }, [name: string]>(`
    SELECT min(name) AS name, array_agg(id) AS ids FROM applications
    WHERE show_trgm(search_plain($1)) <> '{}' AND search_plain($1) <% search_plain(name)
    GROUP BY search_plain(name) ORDER BY word_similarity(search_plain($1), search_plain(name)) DESC LIMIT ${MOST_NEAR}`),
});

/** The ids of what a search matches; null for more than 2,000. */
export async function findHits(database: Database, words: SearchWords, withTexts: boolean): Promise<string[] | null> {
  const values = new Values();
  const inLines = `SELECT id FROM applications a WHERE ${inLine(words, values)} LIMIT ${MOST_HITS + 1}`;
  const all = withTexts ? `(${inLines}) UNION (${inTexts(words, values)})` : inLines;
  const hits = await database.queryOnce<{ id: string }>(all, values.list);
  return hits.length > MOST_HITS ? null : hits.map(({ id }) => id);
}

/** For a search with very many hits: tested row by row in the order of the list, until a page is full. */
export const containsWords =
  (words: SearchWords, withTexts: boolean): Condition =>
  (values) => {
    const line = inLine(words, values);
    if (!withTexts) return `(${line})`;
    // A subquery for one value, because Postgres would answer EXISTS by reading all documents first.
    return `((${line}) OR coalesce((SELECT d.document @@ ${queryFor('d', words, values)} FROM application_documents d
      WHERE d.application_id = a.id), false))`;
  };

/** Names that hold all the words come first, then by similarity of the line and by frequency in the texts. */
export function orderByRelevance(words: SearchWords, direction: 'ASC' | 'DESC', withTexts: boolean): ApplicationOrder {
  const sql = (values: Values) => {
    const inName = words.parts.map((part) => containsPart('a.name', part, values)).join(' AND ');
    const near = `word_similarity(search_plain(${values.add(words.text)}), search_plain(a.search_line))::float8`;
    if (!withTexts) return `((${inName})::int + ${near})`;
    const rank = `(SELECT ts_rank(d.document, ${queryFor('d', words, values)})::float8 FROM application_documents d
      WHERE d.application_id = a.id)`;
    return `((${inName})::int + ${near} + coalesce(${rank}, 0))`;
  };
  return { sql, type: 'float8', direction };
}

const inLine = ({ parts }: SearchWords, values: Values) =>
  parts.map((part) => containsPart('a.search_line', part, values)).join(' AND ');

/**
 * Any part of a word finds; one letter or digit is a word, else C would find everybody with a C in their name. No index answers for
 * two letters, so that all lines are read: those in ASCII that do not have them need no folding.
 */
function containsPart(column: string, part: string, values: Values): string {
  const letter = part.toLowerCase();
  if (/^[a-z0-9]$/.test(letter))
    return `lower(${column}) ~ ${values.add(`(${aroundLetter.before})${letter}(${aroundLetter.after})`)}`;
  const holds = `search_plain(${column}) LIKE search_pattern(${values.add(part)})`;
  if (!/^[!-~]{2}$/.test(part)) return holds;
  return `(lower(${column}) LIKE ${values.add(anywhere(letter))} OR octet_length(${column}) > length(${column})) AND ${holds}`;
}

const inTexts = (words: SearchWords, values: Values) => `
  (SELECT application_id FROM application_documents WHERE renewed AND document @@ ${newQuery(words, values)}
    LIMIT ${MOST_HITS + 1})
  UNION ALL
  (SELECT application_id FROM application_documents WHERE NOT renewed AND document @@ ${oldQuery(words, values)}
    LIMIT ${MOST_HITS + 1})`;

/** The query that fits the words of a document. Any input is valid here; null, for no hit, when no word is asked for. */
const queryFor = (document: string, words: SearchWords, values: Values) =>
  `CASE WHEN ${document}.renewed THEN ${newQuery(words, values)} ELSE ${oldQuery(words, values)} END`;

const newQuery = ({ text }: SearchWords, values: Values) => `search_query(${values.add(text)})`;

/** For documents from before `search_words`, until `RenewDocuments` has made them anew. */
const oldQuery = ({ quoted }: SearchWords, values: Values) => {
  const text = values.add(quoted, 'text');
  return `nullif(websearch_to_tsquery('simple', ${text}) || websearch_to_tsquery('english', ${text}), '')`;
};
