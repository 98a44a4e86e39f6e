import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { listRows, queries, run } from '../../../platform/database/queries';
import { Storage } from '../../../platform/storage/storage';
import { nameIn } from './remove-submissions';
import { EraseResumes } from '../../resumes/erase-resumes.use-case';

interface DueDeletion {
  key: string;
  /** Whether it has been removed before. */
  again: boolean;
}

const deletions = queries('object-deletions', {
  /** The lease: longer than storage may take over one object. */
  claim: listRows<DueDeletion, [limit: number]>(`
    UPDATE object_deletions SET due_at = now() + interval '5 minutes'
    WHERE key IN (SELECT key FROM object_deletions WHERE due_at <= now() ORDER BY due_at LIMIT $1 FOR UPDATE SKIP LOCKED)
    RETURNING key, removed_at IS NOT NULL AS again`),

  expectAgain: run<[key: string]>(`
    UPDATE object_deletions SET removed_at = now(), due_at = now() + interval '1 hour', last_error = NULL WHERE key = $1`),

  end: run<[key: string]>('DELETE FROM object_deletions WHERE key = $1 AND removed_at IS NOT NULL'),

  noteFailure: run<[key: string, error: string]>(`
    UPDATE object_deletions SET failures = failures + 1, last_error = $2, due_at = now() + interval '1 minute' WHERE key = $1`),
});

const BATCH = 50;

/**
 * Removes the objects from storage whose rows have left the database. Each object is removed twice, an hour apart: a worker
 * that had read a resume's bytes just before they were erased may put the file there a moment after it was removed, and then
 * end.
 */
@Injectable()
export class RemoveObjects {
  constructor(
    private readonly database: Database,
    private readonly storage: Storage,
  ) {}

  /** All that is due. Returns how many could not be removed now; each of them is due again in a minute. */
  async removeDue(): Promise<number> {
    let failed = 0;
    for (;;) {
      const due = await deletions.claim(this.database, BATCH);
      for (const deletion of due) if (!(await this.remove(deletion))) failed++;
      if (due.length < BATCH) return failed;
    }
  }

  private async remove({ key, again }: DueDeletion): Promise<boolean> {
    try {
      await this.storage.remove(key);
    } catch (error) {
      await deletions.noteFailure(this.database, key, String(error).slice(0, 500));
      return false;
    }
    await deletions[again ? 'end' : 'expectAgain'](this.database, key);
    return true;
  }
}

const FOLDERS = ['resumes/', 'previews/'];
const FILES_AT_ONCE = 500;

/** Removes files of erased people that a restored storage backup has brought back. The hash of their name identifies them. */
@Injectable()
export class RemoveErasedObjects {
  constructor(
    private readonly resumes: EraseResumes,
    private readonly storage: Storage,
  ) {}

  /** Returns how many there were. @throws StorageUnavailable */
  async remove(): Promise<number> {
    let removed = 0;
    let batch: string[] = [];
    for (const folder of FOLDERS)
      for await (const key of this.storage.list(folder)) {
        batch.push(key);
        if (batch.length < FILES_AT_ONCE) continue;
        removed += await this.removeErased(batch);
        batch = [];
      }
    return removed + (await this.removeErased(batch));
  }

  private async removeErased(keys: readonly string[]): Promise<number> {
    const erased = await this.resumes.findErased(keys.map(nameIn));
    const found = keys.filter((key) => erased.has(nameIn(key)));
    for (const key of found) await this.storage.remove(key);
    return found.length;
  }
}
