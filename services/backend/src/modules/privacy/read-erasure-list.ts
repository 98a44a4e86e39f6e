import { Injectable } from '@nestjs/common';
import { Storage } from '../../platform/storage/storage';
import { ERASURES, erasureObject, readEntry, type WrittenErasure } from './erasure-entry';

/** An entry has about 200; what is larger is none. */
const MOST_BYTES = 4_096;

/** Reads the copies of the erasure list. */
@Injectable()
export class ReadErasureList {
  constructor(private readonly storage: Storage) {}

  /** @throws StorageUnavailable; Error when something among the copies is no entry */
  async read(): Promise<WrittenErasure[]> {
    const entries: WrittenErasure[] = [];
    for await (const key of this.storage.list(ERASURES)) {
      const entry = readEntry((await this.storage.readWhole(key, MOST_BYTES)).toString());
      if (!entry || erasureObject(entry) !== key) throw new Error(`The object ${key} is no entry of the erasure list`);
      entries.push(entry);
    }
    return entries;
  }
}
