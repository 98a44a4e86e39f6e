import { isUUID } from 'class-validator';
import type { Caller } from '../../../platform/access/access.decorators';
import type { Sql } from '../../../platform/database/database';
import { expectedError } from '../../../platform/http/errors/expected-error';
import { NotFound } from '../../../platform/http/errors/http.errors';
import { ChangedMeanwhile } from '../../../platform/http/listing/record-version';
import { type SavedView, savedViews } from './saved-views.repository';

class NotYourView extends expectedError(
  409,
  'not_your_view',
  'This view is a colleague’s. Save one of your own instead.',
) {}

/** Locks a view that the caller may change: an own one, or a shared one whose author has left HR. @throws NotFound, NotYourView, ChangedMeanwhile */
export async function readChangeableView(
  tx: Sql,
  { id, version }: { id: string; version: number | null },
  { actor }: Caller,
): Promise<SavedView> {
  const view = isUUID(id) ? await savedViews.lock(tx, actor.id, id) : undefined;
  if (!view) throw new NotFound('There is no such view.');
  if (!view.isOwn && view.isKept) throw new NotYourView();
  if (version !== null && version !== view.version) throw new ChangedMeanwhile();
  return view;
}
