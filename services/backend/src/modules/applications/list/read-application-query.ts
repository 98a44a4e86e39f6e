import type { Actor } from '../../../platform/access/access.decorators';
import type { Database } from '../../../platform/database/database';
import { parseListQuery } from '../../../platform/http/listing/list-query';
import {
  applicationCondition,
  type ApplicationFilter,
  hasResumeCondition,
  parseApplicationFilter,
} from './application-filter';
import { type ApplicationOrder, type Condition, newestFirst, orderBy, sortFields } from './application-order';
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

/** Reads sort, range and filter of the grid, and carries out its search. @throws ValidationFailed */
export async function readApplicationQuery(
  database: Database,
  raw: Record<string, unknown>,
  actor: Actor,
): Promise<ApplicationQuery> {
  const query = parseListQuery(raw, { sortFields, defaultSort: { field: 'createdAt', order: 'DESC' } });
  const { sort, offset, limit } = query;
  const filter = parseApplicationFilter(query.filter, actor);
  const words = readSearch(filter.q ?? '');
  const plain = sort.field === 'relevance' ? newestFirst : orderBy(sort.field, sort.order);
  const filtered: Condition = (values) => applicationCondition(filter, null, values);
  const page = { filter, order: plain, offset, limit };
  if (words.patterns.length === 0) return { ...page, condition: filtered, costly: withoutResumeFilter(filter) };

  const withTexts = actor.role === 'hr';
  const hits = await findHits(database, words, withTexts);
  const search: Condition = hits
    ? (values) => `a.id = ANY (${values.add(hits, 'uuid[]')})`
    : holdsWords(words, withTexts);
  const condition: Condition = (values) => applicationCondition(filter, search, values);
  if (!hits) return { ...page, condition, costly: { filtered, asked: search, sample: MOST_HITS } };
  const order = sort.field === 'relevance' ? orderByRelevance(words, sort.order, withTexts) : plain;
  return { ...page, condition, order, costly: null };
}

/** Resumes are in another table. */
function withoutResumeFilter({ hasResume, ...rest }: ApplicationFilter): ApplicationQuery['costly'] {
  if (hasResume === undefined) return null;
  return {
    filtered: (values) => applicationCondition(rest, null, values),
    asked: () => hasResumeCondition(hasResume),
    sample: MOST_ASKED,
  };
}
