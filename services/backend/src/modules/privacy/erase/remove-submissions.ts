import { Injectable } from '@nestjs/common';
import type { Sql } from '../../../platform/database/database';
import { EraseResumes } from '../../resumes/erase-resumes.use-case';
import { type SubmissionKind, forEachKind } from '../../submissions/kinds.facts';
import { listRows, queries, run } from '../../../platform/database/queries';
import { forgetAnswers } from '../../../platform/idempotency/idempotency';
import { eraseMails } from '../../notifications/erase-mails.use-case';

type Ids = [ids: readonly string[]];

/** Those that exist, locked in the order of ids, so that two removals cannot deadlock. */
const lock = queries(
  'removals.lock',
  forEachKind((_kind, { table }) =>
    listRows<{ id: string; reference: string }, Ids>(`
      SELECT id, reference FROM ${table} WHERE id = ANY($1::uuid[]) ORDER BY id FOR UPDATE`),
  ),
);
const remove = queries(
  'removals.remove',
  forEachKind((_kind, { table }) => run<Ids>(`DELETE FROM ${table} WHERE id = ANY($1::uuid[])`)),
);
const { wantObjectsGone } = queries('removals', {
  /** Once committed, each of these objects will be removed, even if this process ends. */
  wantObjectsGone: run<[keys: string[]]>(`
    INSERT INTO object_deletions (key) SELECT unnest($1::text[])
    ON CONFLICT (key) DO UPDATE SET due_at = now(), removed_at = NULL`),
});

/**
 * Removes submissions with everything that belongs to them: file, spool, text, previews, search words, duplicates, notes,
 * history, consents, mails and the answers kept for repetitions. Objects in storage are only noted here, because a
 * transaction cannot remove them; `RemoveObjects` does, as soon as this is committed.
 */
@Injectable()
export class RemoveSubmissions {
  constructor(private readonly resumes: EraseResumes) {}

  /** Returns how many there were. */
  async remove(tx: Sql, kind: SubmissionKind, ids: readonly string[]): Promise<number> {
    if (kind === 'application') await this.resumes.lock(tx, ids);
    const found = await lock[kind](tx, ids);
    if (found.length === 0) return 0;
    const locked = found.map(({ id }) => id);
    if (kind === 'application') await this.giveUpObjects(tx, locked);
    const references = found.map(({ reference }) => reference);
    await eraseMails(tx, locked);
    await forgetAnswers(tx, references);
    await remove[kind](tx, locked);
    return found.length;
  }

  private async giveUpObjects(tx: Sql, applicationIds: readonly string[]): Promise<void> {
    const keys = await this.resumes.listObjects(applicationIds, tx);
    await wantObjectsGone(tx, keys);
    await this.resumes.remember(tx, [...new Set(keys.map(nameIn))]);
  }
}

/** The random name in `resumes/<name>` or `previews/<name>/1.png`. */
export const nameIn = (objectKey: string) => objectKey.split('/')[1] ?? '';
