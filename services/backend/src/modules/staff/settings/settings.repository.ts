import { findRow, oneRow, queries } from '../../../platform/database/queries';

/** As it was saved: a page may be one of another release. */
export interface SavedSettings {
  startPage: string;
  shortcuts: boolean;
  columns: string[] | null;
}

const columns = 'start_page AS "startPage", shortcuts, columns';

export const settings = queries('staff-settings', {
  /** Nothing for somebody who has never chosen anything. */
  find: findRow<SavedSettings, [staffId: string]>(`SELECT ${columns} FROM staff_settings WHERE staff_id = $1`),

  /** Null keeps what was chosen, or else what is usual; of columns, only where `keepsColumns` says so. */
  save: oneRow<
    SavedSettings,
    [
      staffId: string,
      startPage: string | null,
      shortcuts: boolean | null,
      columns: readonly string[] | null,
      keepsColumns: boolean,
      usualPage: string,
      usualShortcuts: boolean,
    ]
  >(`
    INSERT INTO staff_settings AS s (staff_id, start_page, shortcuts, columns)
    VALUES ($1, coalesce($2, $6), coalesce($3::boolean, $7), $4::text[])
    ON CONFLICT (staff_id) DO UPDATE SET start_page = coalesce($2, s.start_page), shortcuts = coalesce($3::boolean, s.shortcuts),
      columns = CASE WHEN $5 THEN s.columns ELSE $4::text[] END
    RETURNING ${columns}`),
});
