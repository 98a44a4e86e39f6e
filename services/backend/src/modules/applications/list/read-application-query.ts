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
import { findHits, holdsWords, MOST_HITS, orderByRelevance, readSearch } from './search-applications';

/** How many rows are tested for a resume before the total becomes an estimate. */
const MOST_ASKED = 5_000;

/** A request for the list, ready for the database. */
export interface ApplicationQuery {
  filter: ApplicationFilter;
  /** Filter and search together. */
  condition: Condition;
  /** A part that no index answers, or null: its total is estimated from a sample of the rows that the rest finds. */
  costly: { filtered: Condition; asked: Condition; sample: number } | null;
  order: ApplicationOrder;
  offset: number;
  limit: number;
}

type Query = Record<string, unknown>;

/** Reads sort, range and filter of the grid, and carries out its search. @throws ValidationFailed */
export async function readApplicationQuery(database: Database, raw: Query, actor: Actor): Promise<ApplicationQuery> {
  const rules = { sortFields, defaultSort: { field: 'createdAt', order: 'DESC' } } as const;
  const { sort, filter: given, ...range } = parseListQuery(raw, rules);
  const filter = parseApplicationFilter(given, actor);
  const words = readSearch(filter.q ?? '');
  const order = sort.field === 'relevance' ? orderBy('createdAt', 'DESC') : orderBy(sort.field, sort.order);
  const filtered = applicationCondition(filter);
  const page = { filter, order, ...range };
  if (words.patterns.length === 0) return { ...page, condition: filtered, costly: withoutResumeFilter(filter) };

  const withTexts = actor.role === 'hr';
  const hits = await findHits(database, words, withTexts);
  const search = hits ? (values: Values) => `a.id = ANY (${values.add(hits, 'uuid[]')})` : holdsWords(words, withTexts);
  const found = { ...page, condition: applicationCondition(filter, search) };
  if (!hits) return { ...found, costly: { filtered, asked: search, sample: MOST_HITS } };
  const best = sort.field === 'relevance' ? orderByRelevance(words, sort.order, withTexts) : order;
  return { ...found, order: best, costly: null };
}

/** Resumes are in another table. */
function withoutResumeFilter({ hasResume, ...rest }: ApplicationFilter): ApplicationQuery['costly'] {
  if (hasResume === undefined) return null;
  return { filtered: applicationCondition(rest), asked: () => hasResumeCondition(hasResume), sample: MOST_ASKED };
}
