import { text } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { Storage } from '../../platform/storage/storage';
import { ERASURES, readEntry, type WrittenErasure } from './erasure-entry';

/** Reads the copies of the erasure list. */
@Injectable()
export class ReadErasureList {
  constructor(private readonly storage: Storage) {}

  /** @throws StorageUnavailable; Error when something among the copies is no entry */
  async read(): Promise<WrittenErasure[]> {
    const entries: WrittenErasure[] = [];
    for await (const key of this.storage.list(ERASURES)) {
      const entry = readEntry(await text(await this.storage.open(key)));
      if (!entry) throw new Error(`The object ${key} is no entry of the erasure list`);
      entries.push(entry);
    }
    return entries;
  }
}
