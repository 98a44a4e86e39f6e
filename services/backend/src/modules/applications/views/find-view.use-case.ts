import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { Actor } from '../../../platform/access/access.decorators';
import { Database } from '../../../platform/database/database';
import { NotFound } from '../../../platform/http/errors/http.errors';
import { toSavedView } from './list-views.use-case';
import { savedViews } from './saved-views.repository';
import type { SavedViewView } from './saved-views.view';

/** Finds a view by its id, without its count. */
@Injectable()
export class FindView {
  constructor(private readonly database: Database) {}

  /** @throws NotFound, also for one that a colleague has for themselves */
  async run({ id, reader }: { id: string; reader: Actor }): Promise<SavedViewView> {
    const view = isUUID(id) ? await savedViews.find(this.database, reader.id, id) : undefined;
    if (!view) throw new NotFound('There is no such view.');
    return toSavedView(view, reader);
  }
}
