import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/access/access.decorators';
import { Database } from '../../../platform/database/database';
import { expectedError } from '../../../platform/http/errors/expected-error';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { readChangeableView } from './read-changeable-view';
import type { SaveViewRequest } from './saved-views.dto';
import { savedViews } from './saved-views.repository';

/** More than a menu can hold, and so few that all can be counted at once. */
const MOST_VIEWS = 30;

class TooManyViews extends expectedError(
  409,
  'too_many_views',
  `You have ${MOST_VIEWS} views already. Delete one first.`,
) {}

/** `id` is null for a new one; `version` is the one that the caller has read, null for any. */
type SaveViewCommand = { id: string | null; version: number | null; request: SaveViewRequest };

/** Saves a list of applications under a name. The audit log tells of shared ones: what somebody has for themselves is their own affair. */
@Injectable()
export class SaveView {
  constructor(
    private readonly database: Database,
    private readonly audit: RecordAudit,
  ) {}

  /** @returns the id. @throws NotFound, ChangedMeanwhile, NotYourView, TooManyViews */
  run({ id, version, request }: SaveViewCommand, caller: Caller): Promise<string> {
    return this.database.transaction(async (tx) => {
      const before = id === null ? null : await readChangeableView(tx, { id, version }, caller);
      const { name, shared, filter, columns } = request;
      const [field = '', order = ''] = request.sort;
      const content = [name, shared, JSON.stringify(filter), field, order, columns] as const;
      const savedId = before ? before.id : (await savedViews.add(tx, caller.actor.id, MOST_VIEWS, ...content))?.id;
      if (savedId === undefined) throw new TooManyViews();
      if (before) await savedViews.change(tx, before.id, ...content);
      if (shared || before?.shared) {
        const action = before ? 'saved-view.changed' : 'saved-view.created';
        const details = {
          ...(before && { before: { name: before.name, shared: before.shared } }),
          after: { name, shared },
        };
        const subject = { subjectType: 'saved-view', subjectId: savedId, details } as const;
        await this.audit.record({ action, ...subject, ...caller }, tx);
      }
      return savedId;
    });
  }
}
