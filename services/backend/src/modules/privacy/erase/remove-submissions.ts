import type { Sql } from '../../../platform/database/database';
import { forgetAnswers } from '../../../platform/idempotency/idempotency';
import type { Storage } from '../../../platform/storage/storage';
import { cancelForErasure } from '../../interviews/mails/erase-interviews.use-case';
import { eraseMails } from '../../notifications/erase-mails.use-case';
import {
  findErasedResumes,
  listResumeObjects,
  lockResumes,
  rememberErasedResumes,
} from '../../resumes/erase-resumes.use-case';
import type { SubmissionKind } from '../../submissions/kinds.facts';
import { objectDeletions, removals, removedSubmissions } from './removals.repository';

/** The random name in `resumes/<name>` or `previews/<name>/1.png`. */
const nameIn = (objectKey: string) => objectKey.split('/')[1] ?? '';

/**
 * Removes submissions with everything that belongs to them, and returns how many there were. Objects in storage are noted for
 * `removeDueObjects`, because a transaction cannot remove them.
 */
export async function removeSubmissions(tx: Sql, kind: SubmissionKind, ids: readonly string[]): Promise<number> {
  if (kind === 'application') await lockResumes(tx, ids);
  const locked = await removals[kind].lock(tx, ids);
  if (locked.length === 0) return 0;
  const lockedIds = locked.map(({ id }) => id);
  if (kind === 'application') {
    const keys = await listResumeObjects(tx, lockedIds);
    await objectDeletions.wantGone(tx, keys);
    await rememberErasedResumes(tx, [...new Set(keys.map(nameIn))]);
    await cancelForErasure(tx, lockedIds);
  }
  await eraseMails(tx, lockedIds);
  const references = locked.map(({ reference }) => reference);
  await forgetAnswers(tx, references);
  await removedSubmissions.remember(tx, references);
  await removals[kind].remove(tx, lockedIds);
  return locked.length;
}

const BATCH = 50;

/**
 * Removes objects whose rows are gone, and returns how many could not be removed now; they are due again in a minute. Each is
 * removed twice, an hour apart: a worker that had read a resume's bytes just before may put the file there once more.
 */
export async function removeDueObjects(sql: Sql, storage: Storage): Promise<number> {
  for (let failed = 0; ;) {
    const due = await objectDeletions.claim(sql, BATCH);
    for (const { key, again } of due) {
      const fault = await storage.remove(key).then(() => null, String);
      if (fault === null) await objectDeletions[again ? 'end' : 'expectAgain'](sql, key);
      else await objectDeletions.noteFailure(sql, key, fault.slice(0, 500));
      if (fault !== null) failed++;
    }
    if (due.length < BATCH) return failed;
  }
}

const FOLDERS = ['resumes/', 'previews/'];
const FILES_AT_ONCE = 500;

/** Removes files of erased people that a restored backup has brought back, by the hash of their name. Returns how many. */
export async function removeErasedObjects(sql: Sql, storage: Storage): Promise<number> {
  const removeErased = async (keys: readonly string[]) => {
    const erased = await findErasedResumes(sql, keys.map(nameIn));
    const erasedKeys = keys.filter((key) => erased.has(nameIn(key)));
    for (const key of erasedKeys) await storage.remove(key);
    return erasedKeys.length;
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
