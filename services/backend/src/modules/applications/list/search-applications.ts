import type { Actor } from '../../../platform/access/access.decorators';
import type { Database } from '../../../platform/database/database';
import { anywhere, listRows, queries, run } from '../../../platform/database/queries';
import { Values } from '../../../platform/database/statement';
import { parseListQuery } from '../../../platform/http/listing/list-query';
import {
  applicationCondition,
  type ApplicationFilter,
  type ApplicationOrder,
  type Condition,
  hasResumeCondition,
  orderBy,
  parseApplicationFilter,
  sortFields,
} from './filter-applications';
import { aroundLetter } from '../hits/seek';
import { isSimilarName } from './similar-names';

/** How many rows are tested for a resume before the total becomes an estimate. */
const MOST_ASKED = 5_000;
/** Up to here all hits are fetched first, and the rest of the query is about these alone. */
const MOST_HITS = 2_000;
/** Names, each counted once: of 100,000 people 1,700 can share a first name, and the nearest is not among any 200 of them. */
const MOST_NEAR = 1_000;
const MOST_WORDS = 8;
/** Between two of these stands a phrase, as `search_asked` has it. */
const QUOTES = /["“”„«»]/g;

/** A request for the list, ready for the database. */
export interface ApplicationQuery {
  filter: ApplicationFilter;
  /** Filter and search together. */
  condition: Condition;
  /** A part that no index answers, or null: its total is estimated from a sample of the rows that the rest finds. */
  costly: { filtered: Condition; condition: Condition; sample: number } | null;
  /** The search has no match: these are people with similar names. */
  isSimilar: boolean;
  order: ApplicationOrder;
  offset: number;
  limit: number;
}

type Query = Record<string, unknown>;

/** Reads sort, range and filter of the grid, and carries out its search. @throws ValidationFailed */
export async function readApplicationQuery(database: Database, raw: Query, actor: Actor): Promise<ApplicationQuery> {
  const rules = { sortFields, defaultSort: { field: 'createdAt', order: 'DESC' } } as const;
  const { sort, filter: rawFilter, ...range } = parseListQuery(raw, rules);
  const filter = parseApplicationFilter(rawFilter, actor);
  const words = readSearch(filter.q ?? '');
  const order = sort.field === 'relevance' ? orderBy('createdAt', 'DESC') : orderBy(sort.field, sort.order);
  const filtered = applicationCondition(filter);
  const page = { filter, order, isSimilar: false, ...range };
  if (words.parts.length === 0) return { ...page, condition: filtered, costly: withoutResumeFilter(filter) };

  // Notes and the texts of resumes are for HR.
  const withTexts = actor.role === 'hr';
  const exact = await findHits(database, words, withTexts);
  const isSimilar = exact?.length === 0;
  const hits = isSimilar ? await findSimilar(database, words) : exact;
  const search = hits
    ? (values: Values) => `a.id = ANY (${values.add(hits, 'uuid[]')})`
    : containsWords(words, withTexts);
  const result = { ...page, isSimilar, condition: applicationCondition(filter, search) };
  if (!hits) return { ...result, costly: { filtered, condition: search, sample: MOST_HITS } };
  const best = sort.field === 'relevance' ? orderByRelevance(words, sort.order, withTexts) : order;
  return { ...result, order: best, costly: null };
}

/** Resumes are in another table. */
function withoutResumeFilter({ hasResume, ...rest }: ApplicationFilter): ApplicationQuery['costly'] {
  if (hasResume === undefined) return null;
  return { filtered: applicationCondition(rest), condition: () => hasResumeCondition(hasResume), sample: MOST_ASKED };
}

type SearchWords = ReturnType<typeof readSearch>;

/** Splits a search into words. All in it is text, but for quotes and, in notes and resumes, the `*` at the end of a word. */
function readSearch(text: string) {
  const phrases = text.matchAll(/"([^"]*)"|[^\s"]+/g);
  // In quotes, because `-` and `or` would be operators of websearch_to_tsquery.
  const quoted = Array.from(phrases, ([word, phrase]) => `"${phrase ?? word}"`).join(' ');
  const words = new Set(text.replaceAll(QUOTES, ' ').split(/\s+/).filter(Boolean));
  return { text, quoted, parts: [...words].slice(0, MOST_WORDS).map((word) => word.replace(/(?<=..)\*$/, '')) };
}

const mayBeName = /^[\p{L}\p{M}][\p{L}\p{M}\p{Cf}\s.'’-]{2,60}$/u;
/** Muhamad shares two trigrams of eleven with Mohammed; to look as far takes five times as long, so nearer ones are looked for first. */
const THRESHOLDS = ['0.45', '0.15'];
const { loosen, findNear } = queries('find-hits', {
  loosen: run<[threshold: string]>("SELECT set_config('pg_trgm.word_similarity_threshold', $1, true)"),

  /** None without trigrams, for which the whole table would be read: a database with LC_CTYPE C has them of Latin letters alone. */
  findNear: listRows<{ name: string; ids: string[] }, [name: string]>(`
    SELECT min(name) AS name, array_agg(id) AS ids FROM applications
    WHERE show_trgm(search_plain($1)) <> '{}' AND search_plain($1) <% search_plain(name)
    GROUP BY search_plain(name) ORDER BY word_similarity(search_plain($1), search_plain(name)) DESC LIMIT ${MOST_NEAR}`),
});

/** The ids of people whose names equal the search but for a slip or another spelling. Only names are compared. */
async function findSimilar(database: Database, { text }: SearchWords): Promise<string[]> {
  if (!mayBeName.test(text)) return [];
  return database.transaction(async (tx) => {
    for (const threshold of THRESHOLDS) {
      await loosen(tx, threshold);
      const similar = (await findNear(tx, text)).filter(({ name }) => isSimilarName(text, name));
      if (similar.length > 0) return similar.flatMap(({ ids }) => ids).slice(0, MOST_HITS);
    }
    return [];
  });
}

/** The ids of what a search matches; null for more than 2,000. */
async function findHits(database: Database, words: SearchWords, withTexts: boolean): Promise<string[] | null> {
  const values = new Values();
  const inLines = `SELECT id FROM applications a WHERE ${inLine(words, values)} LIMIT ${MOST_HITS + 1}`;
  const all = withTexts ? `(${inLines}) UNION (${inTexts(words, values)})` : inLines;
  const hits = await database.queryOnce<{ id: string }>(all, values.list);
  return hits.length > MOST_HITS ? null : hits.map(({ id }) => id);
}

/** For a search with very many hits: tested row by row in the order of the list, until a page is full. */
const containsWords =
  (words: SearchWords, withTexts: boolean): Condition =>
  (values) => {
    const line = inLine(words, values);
    if (!withTexts) return `(${line})`;
    // A subquery for one value, because Postgres would answer EXISTS by reading all documents first.
    return `((${line}) OR coalesce((SELECT d.document @@ ${queryFor('d', words, values)} FROM application_documents d
      WHERE d.application_id = a.id), false))`;
  };

/** Names that hold all the words come first, then by similarity of the line and by frequency in the texts. */
function orderByRelevance(words: SearchWords, direction: 'ASC' | 'DESC', withTexts: boolean): ApplicationOrder {
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
  const contains = `search_plain(${column}) LIKE search_pattern(${values.add(part)})`;
  if (!/^[!-~]{2}$/.test(part)) return contains;
  return `(lower(${column}) LIKE ${values.add(anywhere(letter))} OR octet_length(${column}) > length(${column})) AND ${contains}`;
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
