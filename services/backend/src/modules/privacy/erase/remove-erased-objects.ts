import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { statement } from '../../../platform/database/statement';
import { Storage } from '../../../platform/storage/storage';
import { nameIn } from './remove-submissions';

const FOLDERS = ['resumes/', 'previews/'];
const BATCH = 500;

const findErased = statement(
  'remove-erased-objects.find',
  'SELECT key_hash AS hash FROM erased_resumes WHERE key_hash = ANY($1::bytea[])',
);

/** A backup of the storage brings back files that nothing in the database leads to; they are known by the hash of their name. */
@Injectable()
export class RemoveErasedObjects {
  constructor(
    private readonly database: Database,
    private readonly storage: Storage,
  ) {}

  /** Returns how many there were. @throws StorageUnavailable */
  async remove(): Promise<number> {
    let removed = 0;
    let batch: string[] = [];
    for (const folder of FOLDERS)
      for await (const key of this.storage.list(folder)) {
        batch.push(key);
        if (batch.length < BATCH) continue;
        removed += await this.removeErased(batch);
        batch = [];
      }
    return removed + (await this.removeErased(batch));
  }

  private async removeErased(keys: readonly string[]): Promise<number> {
    const named = keys.map((key) => ({ key, hash: createHash('sha256').update(nameIn(key)).digest() }));
    const rows = await this.database.query<{ hash: Buffer }>(findErased, [named.map(({ hash }) => hash)]);
    const erased = new Set(rows.map(({ hash }) => hash.toString('hex')));
    const found = named.filter(({ hash }) => erased.has(hash.toString('hex')));
    for (const { key } of found) await this.storage.remove(key);
    return found.length;
  }
}
