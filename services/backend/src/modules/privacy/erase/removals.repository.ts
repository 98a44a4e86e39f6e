import { Injectable } from '@nestjs/common';
import type { Sql } from '../../../platform/database/database';
import { statement } from '../../../platform/database/statement';
import { forEachKind, type SubmissionKind } from '../../submissions/kinds.facts';
import { forgetAnswers } from '../../../platform/idempotency/idempotency';
import { eraseMails } from '../../notifications/erase-mails.use-case';

/** Locks in the order of ids, so that two removals cannot deadlock. */
const lock = forEachKind((kind, { table }) =>
  statement(
    `removals.lock-${kind}`,
    `SELECT id, reference FROM ${table} WHERE id = ANY($1::uuid[]) ORDER BY id FOR UPDATE`,
  ),
);
const wantObjectsGone = statement(
  'removals.want-objects-gone',
  `INSERT INTO object_deletions (key) SELECT unnest($1::text[])
   ON CONFLICT (key) DO UPDATE SET due_at = now(), removed_at = NULL`,
);
const remove = forEachKind((kind, { table }) =>
  statement(`removals.remove-${kind}`, `DELETE FROM ${table} WHERE id = ANY($1::uuid[])`),
);

/** The statements that take a submission out of the database; what only refers to it goes by its foreign keys. */
@Injectable()
export class RemovalsRepository {
  /** Those that exist, locked against everybody else. */
  lock(tx: Sql, kind: SubmissionKind, ids: readonly string[]): Promise<{ id: string; reference: string }[]> {
    return tx.query(lock[kind], [ids]);
  }

  /** From the commit on, each of these objects will be removed, whatever happens to this process. */
  async wantObjectsGone(tx: Sql, keys: readonly string[]): Promise<void> {
    await tx.query(wantObjectsGone, [keys]);
  }

  async remove(tx: Sql, kind: SubmissionKind, ids: readonly string[], references: readonly string[]): Promise<void> {
    await eraseMails(tx, ids);
    await forgetAnswers(tx, references);
    await tx.query(remove[kind], [ids]);
  }
}
