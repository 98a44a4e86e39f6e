import type { Database } from '../../../platform/database/database';
import { oneRow, queries } from '../../../platform/database/queries';
import { Values } from '../../../platform/database/statement';
import { midnight } from '../../calendar/calendar.facts';
import { toldSource } from '../application.facts';
import type { Condition } from '../list/filter-applications';

export const { beginnings } = queries('figures', {
  /** When the spans that the figures are about began: days of the company, today the last. */
  beginnings: oneRow<{ sevenDays: Date; year: Date }>(
    `SELECT ${midnight(-6)} AS "sevenDays", ${midnight(-364)} AS year`,
  ),
});

const groups = {
  position: `'position' AS kind, a.apply AS name`,
  origin: `CASE WHEN a.referral_id IS NOT NULL THEN 'referral' WHEN ${toldSource('a')} IS NULL THEN 'untold' ELSE 'source' END AS kind,
    CASE WHEN a.referral_id IS NULL THEN ${toldSource('a')} END AS name`,
};
export type GroupKind = 'position' | 'referral' | 'source' | 'untold';
export interface Group {
  kind: GroupKind;
  /** Null for the kinds that are one group. */
  name: string | null;
  count: number;
  /** Of all groups, also of those that are left out. */
  total: number;
}

/** The largest groups of what a list shows. */
export function countGroups(
  database: Database,
  condition: Condition,
  by: keyof typeof groups,
  most: number,
): Promise<Group[]> {
  const values = new Values();
  const text = `
    SELECT ${groups[by]}, count(*)::int AS count, (sum(count(*)) OVER ())::int AS total
    FROM applications a WHERE ${condition(values)} GROUP BY 1, 2 ORDER BY 3 DESC, 1, 2 LIMIT ${most}`;
  return database.queryOnce<Group>(text, values.list);
}
