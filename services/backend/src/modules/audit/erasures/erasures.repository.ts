import type { Database } from '../../../platform/database/database';
import { findRow, oneRow, queries } from '../../../platform/database/queries';
import { statement } from '../../../platform/database/statement';
import { correctTotal, countTotal } from '../../../platform/http/listing/count-total';

/** What the log keeps of an erasure: nothing that names the person. */
export interface ErasureEntry {
  id: string;
  erasedAt: Date;
  /** The name of who did it, as it was then. */
  erasedBy: string | null;
  reason: string;
  /** Records that went, by kind; kinds that were not counted then are missing. */
  counts: Record<string, number>;
  /** The address of the mailbox of replies at that time; null without one. */
  mailbox: string | null;
}

/** Null for all. `number` is eight hexadecimal digits, `actor` a pattern for ILIKE. */
export interface ErasureQuery {
  order: 'ASC' | 'DESC';
  offset: number;
  limit: number;
  ids: readonly string[] | null;
  number: string | null;
  actor: string | null;
  from: Date | null;
  to: Date | null;
}

/** An UUID v7 ends with random digits. */
const numbered = `right(replace(id::text, '-', ''), 8)`;
const erased = `public.audit_log WHERE action = 'person.erased'`;
const columns = `id, coalesce((details->>'erasedAt')::timestamptz, at) AS "erasedAt", actor_name AS "erasedBy",
  details->>'reason' AS reason, details->'counts' AS counts, details->>'mailbox' AS mailbox`;
const narrowed = `${erased} AND ($1::uuid[] IS NULL OR id = ANY ($1)) AND ($2::text IS NULL OR ${numbered} = $2)
  AND ($3::text IS NULL OR actor_name ILIKE $3) AND ($4::timestamptz IS NULL OR at >= $4) AND ($5::timestamptz IS NULL OR at < $5)`;

export const { find: findErasureEntry, newest: findNewestErasure } = queries('erasures', {
  find: findRow<ErasureEntry, [id: string]>(`SELECT ${columns} FROM ${erased} AND id = $1`),

  /** The one that this transaction has recorded: entries are dated by its beginning. */
  newest: oneRow<{ id: string }, [addressHash: string]>(`
    SELECT id FROM ${erased} AND at = now() AND details->>'addressHash' = $1 ORDER BY id DESC LIMIT 1`),
});

export async function listErasureEntries(database: Database, query: ErasureQuery) {
  const { order, offset, limit, ids, number, actor, from, to } = query;
  const narrow = [ids, number, actor, from, to];
  const page = statement(
    `erasures.list-${order}`,
    `SELECT ${columns} FROM ${narrowed} ORDER BY at ${order}, id ${order} OFFSET $6 LIMIT $7`,
  );
  const rows = await database.query<ErasureEntry>(page, [...narrow, offset, limit]);
  const counted = await countTotal(database, `SELECT FROM ${narrowed}`, narrow);
  return { rows, offset, ...correctTotal(counted, { offset, limit }, rows.length) };
}
