import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { Unavailable } from '../../../platform/http/errors/http.errors';
import { Storage, StorageUnavailable } from '../../../platform/storage/storage';
import { keyOfImage } from './post-image.facts';
import { postImages } from './post-images.repository';

/** Reads an image of a job post, by the SHA-256 that its address has. */
@Injectable()
export class ReadPostImage {
  constructor(
    private readonly database: Database,
    private readonly storage: Storage,
  ) {}

  /** Undefined for one that is not there. @throws Unavailable, and the errors of `Storage` for one that is missing or damaged */
  async run({ hash }: { hash: string }): Promise<Buffer | undefined> {
    const image = /^[0-9a-f]{64}$/.test(hash) ? await postImages.find(this.database, hash) : undefined;
    if (!image) return undefined;
    const expected = { size: image.size, sha256: Buffer.from(hash, 'hex') };
    try {
      return await this.storage.readExact(keyOfImage(hash), expected);
    } catch (error) {
      if (!(error instanceof StorageUnavailable)) throw error;
      throw new Unavailable('The picture cannot be read at the moment. Please try again shortly.');
    }
  }
}
