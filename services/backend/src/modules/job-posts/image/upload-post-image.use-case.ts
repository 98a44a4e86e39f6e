import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/access/access.decorators';
import { Database } from '../../../platform/database/database';
import { Unavailable, ValidationFailed } from '../../../platform/http/errors/http.errors';
import { InjectLogger, type Logger } from '../../../platform/log/log.module';
import { checksumOf, Storage, StorageUnavailable } from '../../../platform/storage/storage';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { encodePictureApart } from './encode-picture-apart';
import { keyOfImage, pathOfImage } from './post-image.facts';
import { postImages } from './post-images.repository';
import type { UploadedImageView } from './post-images.view';

/** Takes a picture for job posts: made anew from its pixels, it lies in the storage, for everybody to read. */
@Injectable()
export class UploadPostImage {
  constructor(
    private readonly database: Database,
    private readonly storage: Storage,
    private readonly audit: RecordAudit,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  /** A post has to name it within a day. @throws ValidationFailed, PictureRefused (`image`), Unavailable */
  async run({ bytes }: { bytes: Buffer | undefined }, caller: Caller): Promise<UploadedImageView> {
    if (!bytes || bytes.length === 0) throw new ValidationFailed({ image: 'Choose a picture.' });
    const { webp, width, height } = await encodePictureApart(bytes, this.logger);
    const { size, sha256 } = checksumOf(webp);
    const hash = sha256.toString('hex');
    const image = pathOfImage(hash);
    await this.database.transaction(async (tx) => {
      // Before the file, because the removal of unused images holds the row while it removes one.
      await postImages.add(tx, hash, size, width, height);
      const details = { after: { image, width, height } };
      await this.audit.record({ action: 'job-post.image-uploaded', subjectType: 'job-post', details, ...caller }, tx);
      await this.storage.put(keyOfImage(hash), webp, 'image/webp').catch((error: unknown) => {
        if (!(error instanceof StorageUnavailable)) throw error;
        throw new Unavailable('The picture cannot be kept at the moment. Please try again shortly.');
      });
    });
    return { image, width, height };
  }
}
