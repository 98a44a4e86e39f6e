import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { Storage } from '../../../platform/storage/storage';
import { keyOfImage } from './post-image.facts';
import { postImages } from './post-images.repository';

/** Removes the images that no post has named for a day. Files that no row tells of are removed by `RemoveUnnamedFiles`. */
@Injectable()
export class RemoveUnusedImages {
  constructor(
    private readonly database: Database,
    private readonly storage: Storage,
  ) {}

  /** @throws StorageUnavailable; the next round goes on */
  async run(): Promise<void> {
    await postImages.noteUse(this.database);
    for (const { hash } of await postImages.listUnused(this.database)) await this.remove(hash);
  }

  /** The file first: a row without its file is removed in the next round, a file without its row would be looked for. */
  private remove(hash: string): Promise<void> {
    return this.database.transaction(async (tx) => {
      if (!(await postImages.lock(tx, hash)) || !(await postImages.isDue(tx, hash))) return;
      await this.storage.remove(keyOfImage(hash));
      await postImages.remove(tx, hash);
    });
  }
}
