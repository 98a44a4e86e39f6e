import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { EraseListed } from './erase-listed';
import { erasureList, type WrittenErasure } from './erasure-list.repository';

/** Erases again by those entries of the list that the database does not know as erased; without any it looks at no submission. */
@Injectable()
export class EraseAgain {
  constructor(
    private readonly database: Database,
    private readonly listed: EraseListed,
  ) {}

  /** `more` are entries beside the list in storage. Returns counts, as `EraseListed`. @throws StorageUnavailable */
  run(more: readonly WrittenErasure[] = []) {
    return this.listed.erase(more, (entries) => {
      const hashes = entries.map(({ addressHash }) => addressHash);
      const times = entries.map(({ erasedAt }) => erasedAt);
      return erasureList.findUnknown(this.database, hashes, times);
    });
  }
}
