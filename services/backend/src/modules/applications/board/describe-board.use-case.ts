import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/access/access.decorators';
import { Database } from '../../../platform/database/database';
import { MOST_COUNTED } from '../../../platform/database/queries';
import { ListMailTemplates } from '../../notifications/templates/list-mail-templates.use-case';
import { applicationStages } from '../application.facts';
import { readApplicationQuery } from '../list/search-applications';
import { CARDS } from './board.facts';
import { readShown } from './board.filter';
import { countCards, readCards } from './board.repository';
import type { Board } from './board.view';
import { cutCards } from './cut-cards';

/** `query` has the sort and the filter of the list, and how many cards are shown already; its range is left out. */
type BoardCommand = { query: Record<string, unknown>; reader: Actor };

/** Describes the list as a board: a column for each stage, with its number and its first cards in the order of the list. */
@Injectable()
export class DescribeBoard {
  constructor(
    private readonly database: Database,
    private readonly templates: ListMailTemplates,
  ) {}

  /** @throws ValidationFailed that names the parameter */
  async run({ query: raw, reader }: BoardCommand): Promise<Board> {
    const shown = readShown(raw['shown']);
    const query = await readApplicationQuery(this.database, { ...raw, range: undefined }, reader);
    const stages = query.filter.stage ?? applicationStages;
    const limits = stages.map((stage) => ({ stage, limit: shown[stage] ?? CARDS }));
    const [rows, totals, templates] = await Promise.all([
      readCards(
        this.database,
        query,
        limits.map(({ stage, limit }) => ({ stage, limit: limit + 1 })),
      ),
      // What no index answers is not counted: it would be read to its end.
      query.costly ? undefined : countCards(this.database, query, stages),
      this.templates.run({ filter: '{"automatic":false}' }, { role: 'hr' }),
    ]);
    const columns = limits.map(({ stage, limit }) => {
      const own = rows.filter((row) => row.stage === stage);
      const { cards, next } = cutCards(own, limit);
      const total = totals?.get(stage);
      return {
        stage,
        cards,
        next,
        total: Math.min(total ?? cards.length, MOST_COUNTED),
        isMore: total === undefined ? next !== null : total > MOST_COUNTED,
        hasMail: templates.rows.some((template) => template.stage === stage),
      };
    });
    return { columns, onlySimilar: query.isSimilar && rows.length > 0 };
  }
}
