import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { Storage, StoredObjectMissing } from '../../../platform/storage/storage';
import { hashOfKey, IMAGE_FOLDER, keyOfImage } from './post-image.facts';
import { postImages } from './post-images.repository';

/** As long as an image without a post is kept, a file without a row is: its upload may be under way. In milliseconds. */
const KEPT_MS = 86_400_000;

/** Removes the images that no post has named for a day, and files that no row tells of, as after a restore of the database alone. */
@Injectable()
export class RemoveUnusedImages {
  constructor(
    private readonly database: Database,
    private readonly storage: Storage,
  ) {}

  /** @throws StorageUnavailable; the next round goes on */
  async run(now = Date.now()): Promise<void> {
    await postImages.noteUse(this.database);
    for (const { hash } of await postImages.listUnused(this.database)) await this.remove(hash);
    for await (const key of this.storage.list(IMAGE_FOLDER)) {
      const hash = hashOfKey(key);
      if (hash && !(await postImages.find(this.database, hash))) await this.removeFile(key, now);
    }
  }

  /** The file first: a row without its file is removed in the next round, a file without its row would be looked for. */
  private remove(hash: string): Promise<void> {
    return this.database.transaction(async (tx) => {
      if (!(await postImages.lock(tx, hash)) || !(await postImages.isDue(tx, hash))) return;
      await this.storage.remove(keyOfImage(hash));
      await postImages.remove(tx, hash);
    });
  }

  private async removeFile(key: string, now: number): Promise<void> {
    const putAt = await this.storage.putAt(key).catch((error: unknown) => {
      if (error instanceof StoredObjectMissing) return null;
      throw error;
    });
    if (putAt && now - putAt.getTime() > KEPT_MS) await this.storage.remove(key);
  }
}
