import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { Unavailable } from '../../../platform/http/errors/http.errors';
import { whileFewAreHeld } from '../../../platform/http/files/send-file';
import { InjectLogger, type Logger } from '../../../platform/log/log.module';
import { RecentlyUsed } from '../../../platform/recently-used';
import {
  Storage,
  StorageUnavailable,
  StoredObjectDamaged,
  StoredObjectMissing,
} from '../../../platform/storage/storage';
import { keyOfImage } from './post-image.facts';
import { postImages } from './post-images.repository';

/** Most images take 50 to 300 kB. */
const MOST_KEPT = 200;
const MOST_KEPT_BYTES = 16 * 1024 * 1024;
const MOST_TOLD = 1_000;

/** An image that has a row. `read` gives its bytes, or undefined where the storage has lost or damaged them. */
type KnownImage = { read: () => Promise<Buffer | undefined> };

/** Reads an image of a job post, by the SHA-256 that its address has. Those that are asked for most stay in memory. */
@Injectable()
export class ReadPostImage {
  private readonly kept = new RecentlyUsed<Buffer>(MOST_KEPT, MOST_KEPT_BYTES, (bytes) => bytes.length);
  private readonly underWay = new Map<string, Promise<Buffer | undefined>>();
  /** Hashes of those whose loss was logged. */
  private readonly told = new RecentlyUsed<true>(MOST_TOLD);

  constructor(
    private readonly database: Database,
    private readonly storage: Storage,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  /** Undefined for one that is not there. `read` throws Unavailable without the storage, or when many files are being read */
  async run({ hash }: { hash: string }): Promise<KnownImage | undefined> {
    const image = /^[0-9a-f]{64}$/.test(hash) ? await postImages.find(this.database, hash) : undefined;
    return image && { read: () => this.read(hash, image.size) };
  }

  /** All who ask while it is being read share that reading. */
  private async read(hash: string, size: number): Promise<Buffer | undefined> {
    const kept = this.kept.get(hash);
    if (kept) return this.kept.use(hash, kept);
    const underWay = this.underWay.get(hash);
    if (underWay) return underWay;
    const reading = whileFewAreHeld(() => this.readStored(hash, size)).finally(() => this.underWay.delete(hash));
    this.underWay.set(hash, reading);
    return reading;
  }

  private async readStored(hash: string, size: number): Promise<Buffer | undefined> {
    try {
      const bytes = await this.storage.readExact(keyOfImage(hash), { size, sha256: Buffer.from(hash, 'hex') });
      this.told.forget(hash);
      return this.kept.use(hash, bytes);
    } catch (err) {
      if (err instanceof StorageUnavailable)
        throw new Unavailable('The picture cannot be read at the moment. Please try again shortly.');
      if (!(err instanceof StoredObjectMissing || err instanceof StoredObjectDamaged)) throw err;
      if (!this.told.get(hash))
        this.logger.warn(
          { err, hash },
          'a picture of a job post is missing in the storage or damaged: upload it again',
        );
      this.told.use(hash, true);
      return undefined;
    }
  }
}
