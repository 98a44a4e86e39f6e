import { isUUID } from 'class-validator';
import type { Sql } from '../../../platform/database/database';
import { findRow, listRows, oneRow, queries, run } from '../../../platform/database/queries';
import { NotFound } from '../../../platform/http/errors/http.errors';
import { fromRejectedWith } from '../../applications/application.facts';
import type { Reason, RejectionReasonUseView } from './rejection-reasons.view';

/** Which ids, and whether they are retired; null for any. */
type Filter = [ids: string[] | null, retired: boolean | null];

const columns = 'id, label, position, retired_at IS NOT NULL AS retired, retired_at AS "retiredAt", version';
const matching = `($1::uuid[] IS NULL OR id = ANY($1)) AND ($2::boolean IS NULL OR (retired_at IS NOT NULL) = $2)`;
const one = `SELECT ${columns} FROM rejection_reasons WHERE id = $1`;

/** The reasons that HR can give for a rejection. One that was given is never removed, only retired. */
export const reasons = queries('rejection-reasons', {
  count: oneRow<{ total: number }, Filter>(`
    SELECT count(*)::int AS total FROM rejection_reasons WHERE ${matching}`),

  list: listRows<Reason, [...Filter, offset: number, limit: number]>(`
    SELECT ${columns} FROM rejection_reasons WHERE ${matching} ORDER BY position, lower(label), id OFFSET $3 LIMIT $4`),

  find: findRow<Reason, [id: string]>(one),

  lock: findRow<Reason, [id: string]>(`${one} FOR UPDATE`),

  /** A reason that is being given cannot be deleted meanwhile. */
  findInUse: findRow<{ id: string; label: string }, [id: string]>(`
    SELECT id, label FROM rejection_reasons WHERE id = $1 AND retired_at IS NULL FOR KEY SHARE`),

  /** Without a position it stands behind all others, retired ones included. */
  insert: oneRow<Reason, [label: string, position: number | null]>(`
    INSERT INTO rejection_reasons (label, position)
    SELECT $1, coalesce($2, max(position) + 10, 10) FROM rejection_reasons RETURNING ${columns}`),

  lockInUse: run(`SELECT FROM rejection_reasons WHERE retired_at IS NULL ORDER BY id FOR NO KEY UPDATE`),

  listInUse: listRows<Reason>(`
    SELECT ${columns} FROM rejection_reasons WHERE retired_at IS NULL ORDER BY position, lower(label), id`),

  /** Leaves those that have their position as they are. */
  place: run<[ids: readonly string[], positions: readonly number[]]>(`
    UPDATE rejection_reasons r SET position = placed.position, version = version + 1
    FROM unnest($1::uuid[], $2::int[]) AS placed (id, position) WHERE r.id = placed.id AND r.position <> placed.position`),

  update: oneRow<Reason, [id: string, label: string, position: number, retired: boolean]>(`
    UPDATE rejection_reasons SET label = $2, position = $3, version = version + 1,
      retired_at = CASE WHEN $4 THEN coalesce(retired_at, now()) END
    WHERE id = $1 RETURNING ${columns}`),

  countUse: oneRow<RejectionReasonUseView, [id: string]>(`
    SELECT (SELECT count(*)::int FROM stage_moves WHERE reason_id = $1) AS moves,
      (SELECT count(*)::int ${fromRejectedWith('$1')}) AS applications`),

  /** @returns the reason as it was */
  remove: oneRow<Reason, [id: string]>(`DELETE FROM rejection_reasons WHERE id = $1 RETURNING ${columns}`),
});

/** @throws NotFound */
export async function readReason(sql: Sql, id: string, read: 'find' | 'lock'): Promise<Reason> {
  const reason = isUUID(id) ? await reasons[read](sql, id) : undefined;
  if (!reason) throw new NotFound('There is no such reason.');
  return reason;
}
