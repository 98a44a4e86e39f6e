import { Injectable } from '@nestjs/common';
import { Storage } from '../../platform/storage/storage';
import { erasureObject, writeEntry } from './erasure-entry';
import { ErasureListRepository } from './erasure-list.repository';

const MOST = 500;

/** Keeps a copy of the erasure list in object storage, which a restored older database is held against. */
@Injectable()
export class CopyErasureList {
  constructor(
    private readonly list: ErasureListRepository,
    private readonly storage: Storage,
  ) {}

  /** Returns how many entries could not be copied now. */
  async copy(): Promise<number> {
    const erasures = await this.list.findNotCopied(MOST);
    const key = erasures.length > 0 ? await this.list.keyMark() : '';
    let left = erasures.length;
    for (const erasure of erasures) {
      const text = writeEntry({ ...erasure, key });
      const done = await this.storage.put(erasureObject(erasure), Buffer.from(text), 'application/json').then(
        () => true,
        () => false,
      );
      if (!done) return left;
      await this.list.markCopied(erasure);
      left--;
    }
    return left;
  }
}
