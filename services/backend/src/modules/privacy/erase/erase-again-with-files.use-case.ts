import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { Storage } from '../../../platform/storage/storage';
import { EraseListed } from './erase-listed';
import { erasureList, type WrittenErasure } from './erasure-list.repository';
import { removeErasedObjects } from './remove-submissions';

/**
 * Erases again by all entries of the list and by all that the database itself knows, in case a part of it was restored; and then
 * files of erased people that a backup of the storage has brought back: it looks at each file's name.
 */
@Injectable()
export class EraseAgainWithFiles {
  constructor(
    private readonly database: Database,
    private readonly storage: Storage,
    private readonly listed: EraseListed,
  ) {}

  /** `more` are entries beside the list in storage. Returns counts, as `EraseListed`, and how many files went. @throws StorageUnavailable */
  async run(more: readonly WrittenErasure[] = []) {
    const erased = await this.listed.erase(more, async (entries) => [
      ...(await erasureList.readAll(this.database)),
      ...entries,
    ]);
    return { ...erased, files: await removeErasedObjects(this.database, this.storage) };
  }
}
