import { hash } from 'node:crypto';
import { addAbortSignal } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { Disk } from 'flydrive';
import { type Config, InjectConfig } from '../config/config.module';
import { within } from '../within';
import { createDisk, syncToDisk, wordsOf } from './create-disk';

export class StoredObjectMissing extends Error {
  constructor(key: string, cause?: unknown) {
    super(`The object ${key} is not in storage`, { cause });
  }
}

export class StoredObjectDamaged extends Error {
  constructor(
    key: string,
    readonly difference: 'shorter' | 'longer' | 'altered',
  ) {
    super(`The object ${key} is not what was put into storage: it is ${difference}`);
  }
}

export class StorageUnavailable extends Error {
  constructor(cause: unknown) {
    super('The object storage cannot be used at the moment', { cause });
  }
}

/** The length of an object in bytes, and the 32 bytes of its checksum. */
export type Checksum = { size: number; sha256: Buffer };

export function checksumOf(bytes: Buffer): Checksum {
  return { size: bytes.length, sha256: hash('sha256', bytes, 'buffer') };
}

/** Longer than any honest transfer of a few megabytes: a storage that stalls half-way must not hold a worker for ever. */
const LIMIT_MS = 45_000;
const ASK_LIMIT_MS = 10_000;
/** The words of the file system and of S3 for an object that is not there. */
const missing = new Set(['ENOENT', 'NoSuchKey', 'NotFound']);

/** Private objects by key, on a folder or on any S3. Every failure is of one of the three kinds above. */
@Injectable()
export class Storage {
  private disk: Promise<Disk> | undefined;
  /** A person waits for the file. 5 MB arrive within it at 2 Mbit/s. */
  readLimitMs = 20_000;
  /** Hears how each `put` ended; null = well. */
  onPut: ((error: Error | null) => void) | undefined;

  constructor(@InjectConfig() private readonly config: Config) {}

  async put(key: string, bytes: Buffer, contentType: string): Promise<void> {
    try {
      await this.use(key, async (disk) => {
        await disk.put(key, bytes, { contentType });
        await syncToDisk(this.config.STORAGE_URL, key);
      });
    } catch (error) {
      this.onPut?.(error as Error);
      throw error;
    }
    this.onPut?.(null);
  }

  /** Whether it can be reached. A folder that no file was put into yet is not there, and that is in order. @throws StorageUnavailable */
  async check(): Promise<void> {
    await this.use('', (disk) => disk.listAll(''), ASK_LIMIT_MS).catch((error: unknown) => {
      if (!(error instanceof StoredObjectMissing)) throw error;
    });
  }

  /**
   * Reads an object and compares its length and SHA-256 with `expected`.
   * @throws StoredObjectDamaged when they differ, StoredObjectMissing, StorageUnavailable also after `readLimitMs`
   */
  async readExact(key: string, expected: Checksum): Promise<Buffer> {
    const bytes = await this.readWhole(key, expected.size);
    if (bytes.length > expected.size) throw new StoredObjectDamaged(key, 'longer');
    if (bytes.length < expected.size) throw new StoredObjectDamaged(key, 'shorter');
    if (!checksumOf(bytes).sha256.equals(expected.sha256)) throw new StoredObjectDamaged(key, 'altered');
    return bytes;
  }

  /** All bytes of an object without a checksum; of one with more than `mostBytes` a little more than these. */
  readWhole(key: string, mostBytes: number): Promise<Buffer> {
    const work = async (disk: Disk) => {
      // `within` stops waiting; the signal lets go of the stream, so that no connection stays behind.
      const stream = addAbortSignal(AbortSignal.timeout(this.readLimitMs), await disk.getStream(key));
      const parts: Buffer[] = [];
      let size = 0;
      for await (const part of stream) {
        parts.push(part as Buffer);
        size += (part as Buffer).length;
        if (size > mostBytes) break;
      }
      return Buffer.concat(parts, size);
    };
    return this.use(key, work, this.readLimitMs);
  }

  /** When an object was put there, by the storage's clock. @throws StoredObjectMissing, StorageUnavailable */
  putAt(key: string): Promise<Date> {
    return this.use(key, async (disk) => (await disk.getMetaData(key)).lastModified);
  }

  /** How many bytes an object has, by the storage's word. @throws StoredObjectMissing, StorageUnavailable */
  sizeOf(key: string): Promise<number> {
    return this.use(key, async (disk) => (await disk.getMetaData(key)).contentLength);
  }

  /** Removes an object; one that is not there is no error. */
  remove(key: string): Promise<void> {
    return this.use(key, (disk) => disk.delete(key));
  }

  /** The keys below a folder (`resumes/`), however deep, in no order; none when there is no such folder. */
  async *list(folder: string): AsyncGenerator<string> {
    for (let paginationToken: string | undefined, isFirst = true; isFirst || paginationToken; isFirst = false) {
      const options = { recursive: true, ...(paginationToken && { paginationToken }) };
      const page = await this.use(folder, (disk) => disk.listAll(folder, options)).catch((error: unknown) => {
        if (error instanceof StoredObjectMissing) return null;
        throw error;
      });
      // S3 is asked without the last slash, so it also lists folders whose names begin alike.
      for (const object of page?.objects ?? []) if (object.isFile && object.key.startsWith(folder)) yield object.key;
      paginationToken = page?.paginationToken;
    }
  }

  private async use<Result>(key: string, work: (disk: Disk) => Promise<Result>, ms = LIMIT_MS): Promise<Result> {
    try {
      return await within(ms, work(await (this.disk ??= createDisk(this.config.STORAGE_URL))));
    } catch (error) {
      const isMissing = wordsOf(error).some((word) => missing.has(word));
      throw isMissing ? new StoredObjectMissing(key, error) : new StorageUnavailable(error);
    }
  }
}
