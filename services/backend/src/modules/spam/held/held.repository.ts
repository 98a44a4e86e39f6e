import { Injectable } from '@nestjs/common';
import { Database, type Sql } from '../../../platform/database/database';
import { statement } from '../../../platform/database/statement';
import type { ListQuery } from '../../../platform/http/listing/list-query';
import type { HeldFilter, Standing, Verdict } from './held-filter';
import { forEachKind, type SubmissionKind, submissionKinds, submissions } from '../../submissions/kinds.facts';

export interface HeldRow {
  id: string;
  kind: SubmissionKind;
  reference: string;
  name: string;
  email: string;
  excerpt: string | null;
  held_for: string[];
  standing: 'held' | 'discarded';
  created_at: Date;
}

const columns = {
  createdAt: 'created_at',
  kind: 'kind',
  name: 'name',
  email: 'email',
  reference: 'reference',
} as const;
export const sortFields = Object.keys(columns) as (keyof typeof columns)[];
export type HeldQuery = Omit<ListQuery<keyof typeof columns>, 'filter'> & {
  kinds: SubmissionKind[];
  filter: HeldFilter;
};

const LONGEST_EXCERPT = 300;

/** Literals, because a partial index serves no parameter. */
const standings = { held: "= 'held'", discarded: "= 'discarded'", any: "<> 'clear'" } as const;
type Among = keyof typeof standings;

const heldOf = (kind: SubmissionKind, among: Among) => {
  const { table, text } = submissions[kind];
  return `SELECT id, '${kind}' AS kind, reference, name, email, left(${text.column}, ${LONGEST_EXCERPT}) AS excerpt, held_for, standing,
      created_at FROM ${table} WHERE standing ${standings[among]} AND '${kind}' = ANY($1)`;
};
const held = (among: Among) => `(${submissionKinds.map((kind) => heldOf(kind, among)).join(' UNION ALL ')}) AS held
  WHERE ($2::uuid[] IS NULL OR id = ANY($2))
    AND ($3::text IS NULL OR name ILIKE $3 OR email ILIKE $3 OR reference ILIKE $3)`;

const count = (among: Among) => statement(`spam.count-${among}`, `SELECT count(*)::int AS total FROM ${held(among)}`);
const list = (among: Among, field: keyof typeof columns, order: 'ASC' | 'DESC') =>
  statement(
    `spam.list-${among}-${field}-${order}`,
    `SELECT * FROM ${held(among)} ORDER BY ${columns[field]} ${order}, id ${order} OFFSET $4 LIMIT $5`,
  );
const findKinds = statement(
  'spam.find-kinds',
  submissionKinds
    .map((kind) => `SELECT id, '${kind}' AS kind FROM ${submissions[kind].table} WHERE id = ANY($1::uuid[])`)
    .join(' UNION ALL '),
);

const settle = forEachKind((kind, { table, hasVersion }) =>
  statement(
    `spam.settle-${kind}`,
    `UPDATE ${table} SET standing = $2${hasVersion ? ', version = version + 1' : ''}
     WHERE id = $1 AND standing = ANY($3::text[]) RETURNING old.standing AS before`,
  ),
);
const exists = forEachKind((kind, { table }) =>
  statement(`spam.find-${kind}`, `SELECT id FROM ${table} WHERE id = $1`),
);

/**
 * What is held, whatever its kind. The four tables belong to other nouns, but these columns mean the same in all of them, and
 * one list in one order over all four cannot be put together from four lists without reading each to its end.
 */
@Injectable()
export class HeldRepository {
  constructor(private readonly database: Database) {}

  async list({ kinds, filter, sort, offset, limit }: HeldQuery): Promise<{ rows: HeldRow[]; total: number }> {
    const part = filter.q ? `%${filter.q.replace(/[\\%_]/g, String.raw`\$&`)}%` : null;
    const narrowed = [kinds, filter.ids ?? null, part];
    // A filter by id finds the records in every state.
    const among = filter.standing ?? (filter.ids ? 'any' : 'held');
    const [counted] = await this.database.query<{ total: number }>(count(among), narrowed);
    const rows = await this.database.query<HeldRow>(list(among, sort.field, sort.order), [...narrowed, offset, limit]);
    return { rows, total: counted?.total ?? 0 };
  }

  /**
   * Returns how it stood before, or null when this verdict is not for what stands so. Of two at once, one waits and then finds
   * it settled.
   */
  async settle(tx: Sql, kind: SubmissionKind, id: string, { from, to }: Verdict): Promise<Standing | null> {
    const [row] = await tx.query<{ before: Standing }>(settle[kind], [id, to, from]);
    return row?.before ?? null;
  }

  /** By id; what does not exist has none. */
  async findKinds(tx: Sql, ids: string[]): Promise<Map<string, SubmissionKind>> {
    const rows = await tx.query<{ id: string; kind: SubmissionKind }>(findKinds, [ids]);
    return new Map(rows.map(({ id, kind }) => [id, kind]));
  }

  async exists(tx: Sql, kind: SubmissionKind, id: string): Promise<boolean> {
    return (await tx.query(exists[kind], [id])).length > 0;
  }
}
