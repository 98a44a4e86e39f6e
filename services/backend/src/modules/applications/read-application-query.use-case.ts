import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/access/access.decorators';
import { parseListQuery } from '../../platform/http/list-query';
import { applicationCondition, hasResumeCondition } from './application-condition';
import { type ApplicationFilter, parseApplicationFilter } from './application-filter';
import { type ApplicationOrder, newestFirst, orderBy, sortFields } from './application-order';
import type { Condition } from './applications.admin.repository';
import { MOST_ASKED } from './count-limits';
import { FindHitsRepository, MOST_HITS, holdsWords } from './find-hits.repository';
import { orderByRelevance } from './order-by-relevance';
import { readSearch, type SearchWords } from './search-words';

/** What somebody asked the list for, ready to be put to the database. */
export interface ApplicationQuery {
  filter: ApplicationFilter;
  /** Filter and search together. */
  condition: Condition;
  /** What no index answers, to be asked of a sample of the rest; null when there is nothing of the kind. */
  costly: { filtered: Condition; asked: Condition; sample: number } | null;
  order: ApplicationOrder;
  offset: number;
  limit: number;
}

/** Reads sort, range and filter of the grid, and finds what a search means. */
@Injectable()
export class ReadApplicationQuery {
  constructor(private readonly hits: FindHitsRepository) {}

  /** @throws ValidationFailed */
  async read(raw: Record<string, unknown>, actor: Actor): Promise<ApplicationQuery> {
    const query = parseListQuery(raw, { sortFields, defaultSort: { field: 'createdAt', order: 'DESC' } });
    const { sort, offset, limit } = query;
    const filter = parseApplicationFilter(query.filter, actor);
    const words = readSearch(filter.q ?? '');
    const plain = sort.field === 'relevance' ? newestFirst : orderBy(sort.field, sort.order);
    const filtered: Condition = (values) => applicationCondition(filter, null, values);
    const page = { filter, order: plain, offset, limit };
    if (words.patterns.length === 0) return { ...page, condition: filtered, costly: withoutResumeFilter(filter) };

    const withTexts = actor.role === 'hr';
    const hits = await this.findHits(words, withTexts);
    const search: Condition = hits ? (values) => isOneOf(hits, values) : holdsWords(words, withTexts);
    const condition: Condition = (values) => applicationCondition(filter, search, values);
    if (!hits) return { ...page, condition, costly: { filtered, asked: search, sample: MOST_HITS } };
    const order = sort.field === 'relevance' ? orderByRelevance(words, sort.order, withTexts) : plain;
    return { ...page, condition, order, costly: null };
  }

  /** A search that finds nothing as it was typed is one for names that are written nearly so. */
  private async findHits(words: SearchWords, withTexts: boolean): Promise<string[] | null> {
    const hits = await this.hits.find(words, withTexts);
    return hits?.length === 0 ? this.hits.findNear(words) : hits;
  }
}

/** Whether there is a resume is known to another table. */
function withoutResumeFilter({ hasResume, ...rest }: ApplicationFilter): ApplicationQuery['costly'] {
  if (hasResume === undefined) return null;
  return {
    filtered: (values) => applicationCondition(rest, null, values),
    asked: () => hasResumeCondition(hasResume),
    sample: MOST_ASKED,
  };
}

const isOneOf = (ids: string[], values: Parameters<Condition>[0]) => `a.id = ANY (${values.add(ids, 'uuid[]')})`;
