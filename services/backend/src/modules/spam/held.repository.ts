import { Injectable } from '@nestjs/common';
import { Database, type Sql } from '../../platform/database/database';
import { type Statement, statement } from '../../platform/database/statement';
import type { ListQuery } from '../../platform/http/list-query';
import type { HeldFilter } from './held-filter';
import { heldKinds } from './held-kinds';
import { type SubmissionKind, submissionKinds } from './submission-kind';

export interface HeldRow {
  id: string;
  kind: SubmissionKind;
  reference: string;
  name: string;
  email: string;
  excerpt: string | null;
  held_for: string[];
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

const heldOf = (kind: SubmissionKind) => {
  const { table, text } = heldKinds[kind];
  return `SELECT id, '${kind}' AS kind, reference, name, email, left(${text}, ${LONGEST_EXCERPT}) AS excerpt, held_for, created_at
    FROM ${table} WHERE standing = 'held' AND '${kind}' = ANY($1)`;
};
const held = `(${submissionKinds.map(heldOf).join(' UNION ALL ')}) AS held
  WHERE ($2::uuid[] IS NULL OR id = ANY($2))
    AND ($3::text IS NULL OR name ILIKE $3 OR email ILIKE $3 OR reference ILIKE $3)`;

const count = statement('spam.count-held', `SELECT count(*)::int AS total FROM ${held}`);
const list = (field: keyof typeof columns, order: 'ASC' | 'DESC') =>
  statement(
    `spam.list-held-${field}-${order}`,
    `SELECT * FROM ${held} ORDER BY ${columns[field]} ${order}, id ${order} OFFSET $4 LIMIT $5`,
  );

const perKind = (make: (kind: SubmissionKind) => Statement) =>
  Object.fromEntries(submissionKinds.map((kind) => [kind, make(kind)])) as Record<SubmissionKind, Statement>;
const settle = perKind((kind) => {
  const { table, hasVersion } = heldKinds[kind];
  return statement(
    `spam.settle-${kind}`,
    `UPDATE ${table} SET standing = $2${hasVersion ? ', version = version + 1' : ''}
     WHERE id = $1 AND standing = 'held' RETURNING id`,
  );
});
const exists = perKind((kind) =>
  statement(`spam.find-${kind}`, `SELECT id FROM ${heldKinds[kind].table} WHERE id = $1`),
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
    const [counted] = await this.database.query<{ total: number }>(count, narrowed);
    const rows = await this.database.query<HeldRow>(list(sort.field, sort.order), [...narrowed, offset, limit]);
    return { rows, total: counted?.total ?? 0 };
  }

  /** Returns whether it was still held. Of two at once, one waits and then finds it settled. */
  async settle(tx: Sql, kind: SubmissionKind, id: string, standing: 'clear' | 'discarded'): Promise<boolean> {
    return (await tx.query(settle[kind], [id, standing])).length > 0;
  }

  async exists(tx: Sql, kind: SubmissionKind, id: string): Promise<boolean> {
    return (await tx.query(exists[kind], [id])).length > 0;
  }
}
