import { Injectable } from '@nestjs/common';
import type { Sql } from '../../../platform/database/database';
import { EraseResumes } from '../../resumes/erase-resumes.use-case';
import { type SubmissionKind, forEachKind } from '../../submissions/kinds.facts';
import { statement } from '../../../platform/database/statement';
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

/**
 * Removes submissions with everything that belongs to them: file, spool, text, previews, search words, duplicates, notes,
 * history, consents, mails and the answers kept for repetitions. Objects in storage are only noted here, because a
 * transaction cannot remove them; `RemoveObjects` does, as soon as this is committed.
 */
@Injectable()
export class RemoveSubmissions {
  constructor(
    private readonly removals: RemovalsRepository,
    private readonly resumes: EraseResumes,
  ) {}

  /** Returns how many there were. */
  async remove(tx: Sql, kind: SubmissionKind, ids: readonly string[]): Promise<number> {
    if (kind === 'application') await this.resumes.lock(tx, ids);
    const found = await this.removals.lock(tx, kind, ids);
    if (found.length === 0) return 0;
    const locked = found.map(({ id }) => id);
    if (kind === 'application') await this.giveUpObjects(tx, locked);
    const references = found.map(({ reference }) => reference);
    await this.removals.remove(tx, kind, locked, references);
    return found.length;
  }

  private async giveUpObjects(tx: Sql, applicationIds: readonly string[]): Promise<void> {
    const keys = await this.resumes.listObjects(applicationIds, tx);
    await this.removals.wantObjectsGone(tx, keys);
    await this.resumes.remember(tx, [...new Set(keys.map(nameIn))]);
  }
}

/** The random name in `resumes/<name>` or `previews/<name>/1.png`. */
export const nameIn = (objectKey: string) => objectKey.split('/')[1] ?? '';
