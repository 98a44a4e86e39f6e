import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { Disk } from 'flydrive';
import { InjectConfig } from '../config/config.module';
import type { Config } from '../config/config.schema';
import { createDisk } from './create-disk';
import { within } from '../within';
import { isObjectMissing } from './is-object-missing';
import { StorageUnavailable, StoredObjectMissing } from './storage.errors';
import { syncToDisk } from './sync-to-disk';

/** Longer than any honest transfer of a few megabytes: a storage that stalls half-way must not hold a worker for ever. */
const LIMIT_MS = 45_000;

/** Private objects by key, on a folder or on any S3. Every failure is a StoredObjectMissing or a StorageUnavailable. */
@Injectable()
export class Storage {
  private disk: Promise<Disk> | undefined;

  constructor(@InjectConfig() private readonly config: Config) {}

  put(key: string, bytes: Buffer, contentType: string): Promise<void> {
    return this.use(key, async (disk) => {
      await disk.put(key, bytes, { contentType });
      await syncToDisk(this.config.STORAGE_URL, key);
    });
  }

  /** Opens an object for reading; it is known to exist when the promise is fulfilled. */
  open(key: string): Promise<Readable> {
    return this.use(key, async (disk) => {
      await disk.getMetaData(key);
      const stream = await disk.getStream(key);
      // Until somebody reads it nobody else listens, and an unheard error would end the process.
      stream.on('error', () => undefined);
      return stream;
    });
  }

  /** The SHA-256 of an object as it is read back from storage. */
  sha256(key: string): Promise<Buffer> {
    return this.use(key, async (disk) => {
      const hash = createHash('sha256');
      for await (const part of await disk.getStream(key)) hash.update(part as Buffer);
      return hash.digest();
    });
  }

  /** Removes an object; one that is not there is no error. */
  remove(key: string): Promise<void> {
    return this.use(key, (disk) => disk.delete(key));
  }

  /** The keys below a folder (`resumes/`), however deep, in no order; none when there is no such folder. */
  async *list(folder: string): AsyncGenerator<string> {
    for (let paginationToken: string | undefined, isFirst = true; isFirst || paginationToken; isFirst = false) {
      const page = await this.use(folder, (disk) =>
        disk.listAll(folder, { recursive: true, ...(paginationToken && { paginationToken }) }),
      ).catch((error: unknown) => {
        if (error instanceof StoredObjectMissing) return null;
        throw error;
      });
      // S3 is asked without the last slash, and so tells of neighbours whose names begin alike.
      for (const object of page?.objects ?? []) if (object.isFile && object.key.startsWith(folder)) yield object.key;
      paginationToken = page?.paginationToken;
    }
  }

  private async use<Result>(key: string, work: (disk: Disk) => Promise<Result>): Promise<Result> {
    try {
      return await within(LIMIT_MS, work(await (this.disk ??= createDisk(this.config.STORAGE_URL))));
    } catch (error) {
      throw isObjectMissing(error) ? new StoredObjectMissing(key, error) : new StorageUnavailable(error);
    }
  }
}
