import type { Actor } from '../../../platform/access/access.decorators';
import type { Database } from '../../../platform/database/database';
import type { Values } from '../../../platform/database/statement';
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
import {
  findHits,
  containsWords,
  MOST_HITS,
  orderByRelevance,
  type SearchWords,
  similarNames,
} from './search-applications.repository';
import { isSimilarName } from './similar-names';

/** How many rows are tested for a resume before the total becomes an estimate. */
const MOST_ASKED = 5_000;
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
  /** What the search matches, by ids; null without a search, and for one that is in `costly`. */
  hits: Condition | null;
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
  if (words.parts.length === 0)
    return { ...page, condition: filtered, hits: null, costly: withoutResumeFilter(filter) };

  // Notes and the texts of resumes are for HR.
  const withTexts = actor.role === 'hr';
  const exact = await findHits(database, words, withTexts);
  const isSimilar = exact?.length === 0;
  const hits = isSimilar ? await findSimilar(database, words) : exact;
  const search = hits
    ? (values: Values) => `a.id = ANY (${values.add(hits, 'uuid[]')})`
    : containsWords(words, withTexts);
  const result = { ...page, isSimilar, condition: applicationCondition(filter, search) };
  if (!hits) return { ...result, hits: null, costly: { filtered, condition: search, sample: MOST_HITS } };
  const best = sort.field === 'relevance' ? orderByRelevance(words, sort.order, withTexts) : order;
  return { ...result, hits: search, order: best, costly: null };
}

/** Resumes are in another table. */
function withoutResumeFilter({ hasResume, ...rest }: ApplicationFilter): ApplicationQuery['costly'] {
  if (hasResume === undefined) return null;
  return { filtered: applicationCondition(rest), condition: () => hasResumeCondition(hasResume), sample: MOST_ASKED };
}

/** Splits a search into words. All in it is text, but for quotes and, in notes and resumes, the `*` at the end of a word. */
function readSearch(text: string): SearchWords {
  const phrases = text.matchAll(/"([^"]*)"|[^\s"]+/g);
  // In quotes, because `-` and `or` would be operators of websearch_to_tsquery.
  const quoted = Array.from(phrases, ([word, phrase]) => `"${phrase ?? word}"`).join(' ');
  const words = new Set(text.replaceAll(QUOTES, ' ').split(/\s+/).filter(Boolean));
  return { text, quoted, parts: [...words].slice(0, MOST_WORDS).map((word) => word.replace(/(?<=..)\*$/, '')) };
}

const mayBeName = /^[\p{L}\p{M}][\p{L}\p{M}\p{Cf}\s.'’-]{2,60}$/u;
/** Muhamad shares two trigrams of eleven with Mohammed; to look as far takes five times as long, so nearer ones are looked for first. */
const THRESHOLDS = ['0.45', '0.15'];

/** The ids of people whose names equal the search but for a slip or another spelling. Only names are compared. */
async function findSimilar(database: Database, { text }: SearchWords): Promise<string[]> {
  if (!mayBeName.test(text)) return [];
  return database.transaction(async (tx) => {
    for (const threshold of THRESHOLDS) {
      await similarNames.loosen(tx, threshold);
      const similar = (await similarNames.findNear(tx, text)).filter(({ name }) => isSimilarName(text, name));
      if (similar.length > 0) return similar.flatMap(({ ids }) => ids).slice(0, MOST_HITS);
    }
    return [];
  });
}
