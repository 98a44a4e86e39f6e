import type { Database } from '../../../platform/database/database';
import { findRow, hasRow, listRows, oneRow, queries } from '../../../platform/database/queries';
import { isInHr, staffName } from '../../staff/staff.facts';
import { countEach, type NamedConditions } from '../counts/count-tabs.repository';
import { MOST_COUNTED_OF_VIEW } from './saved-views.view';

/** As it was saved, maybe by another release. */
export interface SavedView {
  id: string;
  name: string;
  shared: boolean;
  author: string | null;
  isOwn: boolean;
  /** Whether its author is in HR. */
  isKept: boolean;
  filter: Record<string, unknown>;
  sortField: string;
  sortOrder: string;
  columns: string[] | null;
  version: number;
}

type Content = [
  name: string,
  shared: boolean,
  filter: string,
  sortField: string,
  sortOrder: string,
  columns: readonly string[] | null,
];

/** `$1` is the asker: they see their own, and what is shared. */
const columns = `v.id, v.name, v.shared, ${staffName('v.staff_id')} AS author, v.staff_id = $1 AS "isOwn", ${isInHr('v.staff_id')} AS "isKept",
  v.filter, v.sort_field AS "sortField", v.sort_order AS "sortOrder", v.columns, v.version`;
const seen = 'FROM saved_views v WHERE (v.staff_id = $1 OR v.shared)';

export const savedViews = queries('saved-views', {
  list: listRows<SavedView, [staffId: string]>(`SELECT ${columns} ${seen} ORDER BY lower(v.name), v.id LIMIT 200`),
  find: findRow<SavedView, [staffId: string, id: string]>(`SELECT ${columns} ${seen} AND v.id = $2`),
  lock: findRow<SavedView, [staffId: string, id: string]>(
    `SELECT ${columns} ${seen} AND v.id = $2 FOR NO KEY UPDATE OF v`,
  ),

  /** Whether there was room; `most` are those of one person. */
  add: findRow<{ id: string }, [staffId: string, most: number, ...Content]>(`
    INSERT INTO saved_views (staff_id, name, shared, filter, sort_field, sort_order, columns)
    SELECT $1::uuid, $3::text, $4::boolean, $5::jsonb, $6::text, $7::text, $8::text[]
    WHERE (SELECT count(*) FROM saved_views WHERE staff_id = $1) < $2 RETURNING id`),

  change: oneRow<{ version: number }, [id: string, ...Content]>(`
    UPDATE saved_views SET name = $2, shared = $3, filter = $4::jsonb, sort_field = $5, sort_order = $6, columns = $7::text[],
      version = version + 1, updated_at = now() WHERE id = $1 RETURNING version`),

  remove: hasRow<[id: string]>('DELETE FROM saved_views WHERE id = $1 RETURNING id'),
});

/** SQL: the number of rows of a `SELECT`; 1,001 stands for all numbers beyond 1,000. */
const countOfView = (rows: string) => `(SELECT count(*)::int FROM (${rows} LIMIT ${MOST_COUNTED_OF_VIEW + 1}) counted)`;

/** How many applications each view shows, by its id, with one statement. */
export const countShown = async (database: Database, views: NamedConditions): Promise<Record<string, number>> =>
  views.length > 0 ? countEach(database, views, countOfView) : {};
