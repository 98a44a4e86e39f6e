import type { Sql } from '../../../platform/database/database';
import { listRows, queries, run, waitIsOver } from '../../../platform/database/queries';
import { statement } from '../../../platform/database/statement';
import { forgetAnswers } from '../../../platform/idempotency/idempotency';
import type { Storage } from '../../../platform/storage/storage';
import { eraseMails } from '../../notifications/erase-mails.use-case';
import type { EraseResumes } from '../../resumes/erase-resumes.use-case';
import { type SubmissionKind, submissions } from '../../submissions/kinds.facts';

/** Those that exist, locked in the order of ids, so that two removals cannot deadlock. */
const lock = (table: string) =>
  statement(
    `removals.lock-${table}`,
    `SELECT id, reference FROM ${table} WHERE id = ANY($1::uuid[]) ORDER BY id FOR UPDATE`,
  );
const remove = (table: string) =>
  statement(`removals.remove-${table}`, `DELETE FROM ${table} WHERE id = ANY($1::uuid[])`);

const objects = queries('object-deletions', {
  /** Once committed, each of these objects will be removed, even if this process ends. */
  wantGone: run<[keys: string[]]>(`
    INSERT INTO object_deletions (key) SELECT unnest($1::text[])
    ON CONFLICT (key) DO UPDATE SET due_at = now(), removed_at = NULL`),

  /** Gives whether each has been removed before. The lease is longer than storage may take over one object. */
  claim: listRows<{ key: string; again: boolean }, [limit: number]>(`
    UPDATE object_deletions SET due_at = now() + interval '5 minutes'
    WHERE key IN (SELECT key FROM object_deletions WHERE ${waitIsOver('due_at', "interval '1 hour'")} ORDER BY due_at LIMIT $1
      FOR UPDATE SKIP LOCKED)
    RETURNING key, removed_at IS NOT NULL AS again`),

  expectAgain: run<[key: string]>(`
    UPDATE object_deletions SET removed_at = now(), due_at = now() + interval '1 hour', last_error = NULL WHERE key = $1`),

  end: run<[key: string]>('DELETE FROM object_deletions WHERE key = $1 AND removed_at IS NOT NULL'),

  noteFailure: run<[key: string, error: string]>(`
    UPDATE object_deletions SET failures = failures + 1, last_error = $2, due_at = now() + interval '1 minute' WHERE key = $1`),
});

/** The random name in `resumes/<name>` or `previews/<name>/1.png`. */
const nameIn = (objectKey: string) => objectKey.split('/')[1] ?? '';

/**
 * Removes submissions with everything that belongs to them, and returns how many there were. Objects in storage are noted for
 * `removeDueObjects`, because a transaction cannot remove them.
 */
export async function removeSubmissions(tx: Sql, resumes: EraseResumes, kind: SubmissionKind, ids: readonly string[]) {
  const { table } = submissions[kind];
  if (kind === 'application') await resumes.lock(tx, ids);
  const found = await tx.query<{ id: string; reference: string }>(lock(table), [ids]);
  if (found.length === 0) return 0;
  const locked = found.map(({ id }) => id);
  if (kind === 'application') {
    const keys = await resumes.listObjects(locked, tx);
    await objects.wantGone(tx, keys);
    await resumes.remember(tx, [...new Set(keys.map(nameIn))]);
  }
  await eraseMails(tx, locked);
  const references = found.map(({ reference }) => reference);
  await forgetAnswers(tx, references);
  await tx.query(remove(table), [locked]);
  return found.length;
}

const BATCH = 50;

/**
 * Removes objects whose rows are gone, and returns how many could not be removed now; they are due again in a minute. Each is
 * removed twice, an hour apart: a worker that had read a resume's bytes just before may put the file there once more.
 */
export async function removeDueObjects(sql: Sql, storage: Storage): Promise<number> {
  for (let failed = 0; ;) {
    const due = await objects.claim(sql, BATCH);
    for (const { key, again } of due) {
      const fault = await storage.remove(key).then(() => null, String);
      if (fault === null) await objects[again ? 'end' : 'expectAgain'](sql, key);
      else await objects.noteFailure(sql, key, fault.slice(0, 500));
      if (fault !== null) failed++;
    }
    if (due.length < BATCH) return failed;
  }
}

const FOLDERS = ['resumes/', 'previews/'];
const FILES_AT_ONCE = 500;

/** Removes files of erased people that a restored backup has brought back, by the hash of their name. Returns how many. */
export async function removeErasedObjects(storage: Storage, resumes: EraseResumes): Promise<number> {
  const removeErased = async (keys: readonly string[]) => {
    const erased = await resumes.findErased(keys.map(nameIn));
    const found = keys.filter((key) => erased.has(nameIn(key)));
    for (const key of found) await storage.remove(key);
    return found.length;
  };
  let removed = 0;
  let batch: string[] = [];
  for (const folder of FOLDERS)
    for await (const key of storage.list(folder)) {
      batch.push(key);
      if (batch.length < FILES_AT_ONCE) continue;
      removed += await removeErased(batch);
      batch = [];
    }
  return removed + (await removeErased(batch));
}
