import type { Sql } from '../../../platform/database/database';
import { listRows, oneRow, queries, run } from '../../../platform/database/queries';
import { onlyRow, statement } from '../../../platform/database/statement';
import { columnOf } from '../../../platform/fields/form-field';
import { type SubmissionKind, submissionKinds, submissions } from '../../submissions/kinds.facts';
import type { HeldQuery } from './held.filter';
import type { HeldRow } from './held.view';
import type { Standing } from './verdicts';

const LONGEST_EXCERPT = 300;

/** Literals, because a partial index serves no parameter. */
const standings = { held: "= 'held'", discarded: "= 'discarded'", any: "<> 'clear'" } as const;
type Among = keyof typeof standings;

const heldOf = (kind: SubmissionKind, among: Among) => {
  const { table, text } = submissions[kind];
  return `SELECT id, '${kind}' AS kind, reference, name, email, left(${columnOf(text)}, ${LONGEST_EXCERPT}) AS excerpt,
      held_for AS "heldFor", standing, created_at AS "createdAt"
      FROM ${table} WHERE standing ${standings[among]} AND '${kind}' = ANY($1)`;
};
const fromHeld = (among: Among) => `(${submissionKinds.map((kind) => heldOf(kind, among)).join(' UNION ALL ')}) AS held
  WHERE ($2::uuid[] IS NULL OR id = ANY($2))
    AND ($3::text IS NULL OR name ILIKE $3 OR email ILIKE $3 OR reference ILIKE $3)`;

export async function countHeld(sql: Sql, { among, narrow }: HeldQuery): Promise<number> {
  const count = statement(`held.count-${among}`, `SELECT count(*)::int AS total FROM ${fromHeld(among)}`);
  return onlyRow(await sql.query<{ total: number }>(count, [...narrow])).total;
}

/** One list in one order over all four tables cannot be put together from four lists without reading each to its end. */
export function listHeld(sql: Sql, { among, narrow, sort, offset, limit }: HeldQuery): Promise<HeldRow[]> {
  const page = statement(
    `held.list-${among}-${sort.field}-${sort.order}`,
    `SELECT * FROM ${fromHeld(among)} ORDER BY "${sort.field}" ${sort.order}, id ${sort.order} OFFSET $4 LIMIT $5`,
  );
  return sql.query<HeldRow>(page, [...narrow, offset, limit]);
}

/** Of the four kinds, applications alone have versions. */
const isVersioned = (kind: SubmissionKind) => kind === 'application';

/**
 * SQL: a discarded application is kept for some days from then on, however long it was held. One that is taken back has been in its first stage
 * since it came.
 */
const countedAnew = `, version = version + 1, stage_since = CASE
  WHEN $2::text = 'discarded' THEN now() WHEN standing = 'discarded' AND stage = 'new' THEN created_at ELSE stage_since END`;

/** Gives the standing before, or nothing where it is another. Of two at once, one waits and then finds it settled. */
const settleOf = (kind: SubmissionKind) =>
  statement(
    `held.settle-${kind}`,
    `UPDATE ${submissions[kind].table} SET standing = $2::text${isVersioned(kind) ? countedAnew : ''}
     WHERE id = $1 AND standing = ANY($3::text[]) RETURNING old.standing AS before,
       ${isVersioned(kind) ? 'new.version' : 'NULL::integer'} AS version`,
  );

/** A submission that is there, locked until the transaction ends. */
type LockedSubmission = { id: string; name: string; standing: Standing; version: number | null };
const lockOf = (kind: SubmissionKind) =>
  statement(
    `held.lock-${kind}`,
    `SELECT id, name, standing, ${isVersioned(kind) ? 'version' : 'NULL::integer AS version'} FROM ${submissions[kind].table}
     WHERE id = ANY($1::uuid[]) ORDER BY id FOR NO KEY UPDATE`,
  );
export const lockSubmissions = (sql: Sql, kind: SubmissionKind, ids: readonly string[]): Promise<LockedSubmission[]> =>
  sql.query<LockedSubmission>(lockOf(kind), [ids]);

/** `version` is the new one, null for a kind without versions. */
type Settled = { before: Standing; version: number | null };

export async function settleStanding(
  sql: Sql,
  kind: SubmissionKind,
  id: string,
  { from, to }: { from: readonly Standing[]; to: Standing },
): Promise<Settled | undefined> {
  const [settled] = await sql.query<Settled>(settleOf(kind), [id, to, from]);
  return settled;
}

const kindsOf = (kind: SubmissionKind) =>
  `SELECT id, '${kind}' AS kind, name FROM ${submissions[kind].table} WHERE id = ANY($1::uuid[])`;
export const { findKinds } = queries('held', {
  /** A submission that does not exist has no kind. */
  findKinds: listRows<{ id: string; kind: SubmissionKind; name: string }, [ids: readonly string[]]>(
    submissionKinds.map(kindsOf).join(' UNION ALL '),
  ),
});

/**
 * A transaction that takes in a submission is ended after 15 seconds. What comes into sight only after a look, with an older
 * time, must not count as looked at.
 */
const LATE = "interval '30 seconds'";

export const { noteLook } = queries('held-looks', {
  /** Notes that somebody of the role has opened the list of held submissions, so that the digest leaves them out. */
  noteLook: run<[role: string]>(`
    INSERT INTO held_looks AS last (role, looked_at) VALUES ($1, now() - ${LATE})
    ON CONFLICT (role) DO UPDATE SET looked_at = greatest(last.looked_at, excluded.looked_at)`),
});

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

const senderOf = (kind: SubmissionKind) =>
  `SELECT '${kind}' AS kind, name, reference, held_for, created_at FROM ${submissions[kind].table}
   WHERE standing = 'held' AND '${kind}' = ANY($1)`;
const countBy = (key: string, from: string) =>
  `(SELECT coalesce(jsonb_object_agg(key, n), '{}') FROM (SELECT ${key} AS key, count(*)::int AS n FROM ${from} GROUP BY 1) by_key)`;

export const { findUnseen } = queries('unseen-held', {
  findUnseen: oneRow<Unseen, [kinds: readonly SubmissionKind[], role: string]>(`
    WITH held AS (${submissionKinds.map(senderOf).join(' UNION ALL ')}),
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
