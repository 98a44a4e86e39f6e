import { oneRow, queries } from '../../../platform/database/queries';
import { type SubmissionKind, submissionKinds, submissions } from '../../submissions/kinds.facts';

/** The senders that a mail names; the list names all. */
const MOST_NAMED = 10;

/** Held submissions that nobody with the right to judge them has seen. */
export interface Unseen {
  count: number;
  /** Null when the count is 0. */
  since: Date | null;
  /** All that is held, also what somebody has looked at. */
  waiting: number;
  kinds: Partial<Record<SubmissionKind, number>>;
  signs: Record<string, number>;
  newest: Record<'name' | 'reference', string>[];
}

const heldOf = (kind: SubmissionKind) =>
  `SELECT '${kind}' AS kind, name, reference, held_for, created_at FROM ${submissions[kind].table}
   WHERE standing = 'held' AND '${kind}' = ANY($1)`;
const countBy = (key: string, from: string) =>
  `(SELECT coalesce(jsonb_object_agg(key, n), '{}') FROM (SELECT ${key} AS key, count(*)::int AS n FROM ${from} GROUP BY 1) by_key)`;

export const { find } = queries('unseen-held', {
  find: oneRow<Unseen, [kinds: readonly SubmissionKind[], role: string]>(`
    WITH held AS (${submissionKinds.map(heldOf).join(' UNION ALL ')}),
    unseen AS (
      SELECT * FROM held
      WHERE created_at > coalesce((SELECT looked_at FROM held_looks WHERE role = $2), '-infinity')
    )
    SELECT (SELECT count(*)::int FROM held) AS waiting, count(*)::int AS count, min(created_at) AS since,
      ${countBy('kind', 'unseen')} AS kinds, ${countBy('sign', 'unseen, unnest(held_for) AS sign')} AS signs,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('name', name, 'reference', reference)), '[]')
       FROM (SELECT * FROM unseen ORDER BY created_at DESC LIMIT ${MOST_NAMED}) newest) AS newest
    FROM unseen`),
});
