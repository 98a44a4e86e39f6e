import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/access/access.decorators';
import { Database } from '../../../platform/database/database';
import { readApplicationQuery } from '../list/search-applications';
import { CARDS } from './board.facts';
import { readMark, readStage, wrongMark } from './board.filter';
import { isValue, readCards } from './board.repository';
import type { BoardCards } from './board.view';
import { cutCards } from './cut-cards';

/** `query` has the sort and the filter of the list, and the card after which to go on. */
type MoreCommand = { stage: string; query: Record<string, unknown>; reader: Actor };

/** Lists the cards of a column that come after one: none twice and none left out, also when cards have left the column or come to it since. */
@Injectable()
export class ListMoreCards {
  constructor(private readonly database: Database) {}

  /** @throws NotFound for a stage that is none, ValidationFailed that names the parameter */
  async run({ stage: name, query: raw, reader }: MoreCommand): Promise<BoardCards> {
    const stage = readStage(name);
    const after = readMark(raw['after']);
    const query = await readApplicationQuery(this.database, { ...raw, range: undefined }, reader);
    if (!(await isValue(this.database, after.mark, query.order.type))) throw wrongMark();
    return cutCards(await readCards(this.database, query, [{ stage, limit: CARDS + 1, after }]), CARDS);
  }
}
