import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/access/access.decorators';
import { Database } from '../../../platform/database/database';
import type { Condition } from '../list/filter-applications';
import { readApplicationQuery } from '../list/search-applications';
import { readView } from './read-view';
import { countShown, type SavedView, savedViews } from './saved-views.repository';
import type { SavedViewView } from './saved-views.view';

/** Lists the views of a person and those that are shared, by name, each with how many applications it shows. */
@Injectable()
export class ListViews {
  constructor(private readonly database: Database) {}

  async run({ reader }: { reader: Actor }): Promise<SavedViewView[]> {
    const saved = await savedViews.list(this.database, reader.id);
    const views = saved.map((view) => toSavedView(view, reader));
    const counted: [id: string, condition: Condition][] = [];
    // One after the other: a search is a query of its own, and the others wait for connections, too.
    for (const view of views) {
      const condition = await this.conditionOf(view, reader);
      if (condition) counted.push([view.id, condition]);
    }
    const totals = await countShown(this.database, counted);
    for (const view of views) view.total = totals[view.id] ?? null;
    return views;
  }

  /** Null for a search that would be tested row by row. */
  private async conditionOf({ filter, sort }: SavedViewView, reader: Actor): Promise<Condition | null> {
    const raw = { filter: JSON.stringify(filter), sort: JSON.stringify(sort) };
    const { condition, costly } = await readApplicationQuery(this.database, raw, reader);
    return costly && filter['q'] ? null : condition;
  }
}

/** Without its count. */
export const toSavedView = (saved: SavedView, reader: Actor): SavedViewView => {
  const { id, name, shared, author, isOwn, isKept, columns, version } = saved;
  const changeable = isOwn || !isKept;
  return {
    _id: id,
    id,
    name,
    shared,
    author,
    changeable,
    ...readView(saved, reader),
    columns,
    total: null,
    version,
  };
};
