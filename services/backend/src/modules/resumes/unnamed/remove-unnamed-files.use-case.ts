import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { Storage, StoredObjectMissing } from '../../../platform/storage/storage';
import { StorageIdentity } from '../../../platform/storage/storage-identity';
import { IMAGE_FOLDER } from '../../job-posts/image/post-image.facts';
import { unnamedFiles } from './unnamed-files.repository';

const FOLDERS = ['resumes/', 'previews/', IMAGE_FOLDER];
const BATCH = 500;

/**
 * Removes files that no row has named for a day, such as those from after the moment to which a database was restored. The day leaves time
 * to restore another moment. Files from before this database knew the storage stay: an empty database beside an old bucket must not
 * empty it. Older versions of an object, where the bucket keeps some, are not touched.
 */
@Injectable()
export class RemoveUnnamedFiles {
  constructor(
    private readonly database: Database,
    private readonly storage: Storage,
    private readonly identity: StorageIdentity,
  ) {}

  /** How many were removed, and how many stayed because they are older. @throws StorageUnavailable; it can be repeated */
  async run(): Promise<{ removed: number; older: number }> {
    const since = await this.identity.knownSince();
    if (!since) return { removed: 0, older: 0 };
    for (const folder of FOLDERS) await this.noteIn(folder);
    await unnamedFiles.forgetNamed(this.database);
    const found = { removed: 0, older: 0 };
    let last = '';
    for (let isMore = true; isMore;) {
      const due = await unnamedFiles.listDue(this.database, last, BATCH);
      for (const { key } of due) {
        const outcome = await this.removeUnlessOlder(key, since);
        if (outcome !== 'gone') found[outcome] += 1;
      }
      last = due.at(-1)?.key ?? last;
      isMore = due.length === BATCH;
    }
    return found;
  }

  private async noteIn(folder: string): Promise<void> {
    let batch: string[] = [];
    for await (const key of this.storage.list(folder)) {
      batch.push(key);
      if (batch.length < BATCH) continue;
      await unnamedFiles.note(this.database, batch);
      batch = [];
    }
    await unnamedFiles.note(this.database, batch);
  }

  private async removeUnlessOlder(key: string, since: Date): Promise<'removed' | 'older' | 'gone'> {
    const putAt = await this.storage.putAt(key).catch((error: unknown) => {
      if (error instanceof StoredObjectMissing) return null;
      throw error;
    });
    if (putAt && putAt < since) return 'older';
    if (putAt) await this.storage.remove(key);
    await unnamedFiles.forget(this.database, key);
    return putAt ? 'removed' : 'gone';
  }
}
