import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/access/access.decorators';
import { Database } from '../../../platform/database/database';
import { readIds } from '../list/applications.admin.repository';
import { readApplicationQuery } from '../list/search-applications';
import type { ReadingOrder } from './triage.view';

/** `query` has the sort and the filter of the list; its range is left out. */
type OrderCommand = { query: Record<string, unknown>; reader: Actor };

/** So many people nobody reads in one sitting; the answer is 80 kB then. */
const MOST_IN_ORDER = 2_000;

/** Lists the ids of all that a list shows on all its pages, in its order: who reads from one to the next keeps it as it was. */
@Injectable()
export class ListOrder {
  constructor(private readonly database: Database) {}

  /** @throws ValidationFailed that names the parameter */
  async run({ query: raw, reader }: OrderCommand): Promise<ReadingOrder> {
    const query = await readApplicationQuery(this.database, { ...raw, range: undefined }, reader);
    const ids = await readIds(this.database, query, MOST_IN_ORDER + 1);
    return { ids: ids.slice(0, MOST_IN_ORDER), isCut: ids.length > MOST_IN_ORDER };
  }
}
