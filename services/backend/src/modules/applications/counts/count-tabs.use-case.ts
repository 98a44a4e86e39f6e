import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/access/access.decorators';
import { Database } from '../../../platform/database/database';
import { applicationCondition, type ApplicationFilter } from '../list/filter-applications';
import { readApplicationQuery } from '../list/search-applications';
import { countEach, countEachAmong } from './count-tabs.repository';
import { type ListTab, listTabs, type TabCountView } from './tab-counts.view';

/** `query` has the filter of the list; what it finds depends on the reader's role. */
type CountCommand = { query: Record<string, unknown>; reader: Actor };

/** The filter of a tab. */
function filterOf(tab: ListTab): ApplicationFilter {
  if (tab === 'all') return {};
  if (tab === 'unseen') return { unseen: true };
  return tab === 'answerDue' ? { answer: ['open'] } : { stage: [tab] };
}

/** A filter without the part that a tab gives. Of the states of answers only `open` is a tab. */
function withoutTab({ stage: _stage, unseen: _unseen, answer, ...others }: ApplicationFilter): ApplicationFilter {
  return answer && answer.join() !== 'open' ? { ...others, answer } : others;
}

/** Counts what the list would have under each of its tabs, with one statement. */
@Injectable()
export class CountTabs {
  constructor(private readonly database: Database) {}

  /**
   * Counts nothing for a filter whose total is only estimated, which are a search with very many hits and a filter by resumes: no index
   * answers for them, and each tab would take as long as the list.
   * @throws ValidationFailed that names the parameter
   */
  async run({ query: { filter }, reader }: CountCommand): Promise<TabCountView[]> {
    const query = await readApplicationQuery(this.database, { filter }, reader);
    if (query.costly) return [];
    const others = withoutTab(query.filter);
    const conditions = listTabs.map((tab) => [tab, applicationCondition({ ...others, ...filterOf(tab) })] as const);
    const counts = query.hits
      ? await countEachAmong(this.database, query.hits, conditions)
      : await countEach(this.database, conditions);
    return listTabs.map((tab) => ({ tab, count: counts[tab] ?? 0 }));
  }
}
