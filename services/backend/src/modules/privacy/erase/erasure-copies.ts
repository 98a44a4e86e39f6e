import { z } from 'zod';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { Storage } from '../../../platform/storage/storage';
import { erasureList, type ListedErasure } from './erasure-list.repository';

/** An entry of the erasure list as it lies in storage, or is given to `make erase-again`: one JSON text. */
const entrySchema = z.object({
  addressHash: z.string().regex(/^[0-9a-f]{64}$/),
  erasedAt: z.iso.datetime(),
  key: z.string(),
});

export interface WrittenErasure extends ListedErasure {
  /** A mark of the key that made the hash. */
  key: string;
}

const ERASURES = 'erasures/';

/** The key of its object: one object for each address. */
const erasureObject = ({ addressHash }: ListedErasure) => `${ERASURES}${addressHash.toString('hex')}.json`;

export const writeEntry = ({ addressHash, erasedAt, key }: WrittenErasure) =>
  `${JSON.stringify({ addressHash: addressHash.toString('hex'), erasedAt: erasedAt.toISOString(), key })}\n`;

/** Null when it is no entry. */
export function readEntry(text: string): WrittenErasure | null {
  try {
    const { addressHash, erasedAt, key } = entrySchema.parse(JSON.parse(text));
    return { addressHash: Buffer.from(addressHash, 'hex'), erasedAt: new Date(erasedAt), key };
  } catch {
    return null;
  }
}

const MOST_COPIES = 500;
/** An entry has about 200 bytes, so a larger object is none. */
const MOST_BYTES = 4_096;

/** Copies the erasure list to object storage and reads it from there, so that a restored older database can be cleaned. */
@Injectable()
export class ErasureCopies {
  constructor(
    private readonly database: Database,
    private readonly storage: Storage,
  ) {}

  /** Returns how many entries could not be copied now. */
  async copy(): Promise<number> {
    const erasures = await erasureList.findNotCopied(this.database, MOST_COPIES);
    if (erasures.length === 0) return 0;
    const { mark: key } = await erasureList.keyMark(this.database);
    for (const [copied, erasure] of erasures.entries()) {
      const text = Buffer.from(writeEntry({ ...erasure, key }));
      try {
        await this.storage.put(erasureObject(erasure), text, 'application/json');
      } catch {
        return erasures.length - copied;
      }
      await erasureList.markCopied(this.database, erasure.addressHash, erasure.erasedAt);
    }
    return 0;
  }

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
