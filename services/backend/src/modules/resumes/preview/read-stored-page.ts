import { Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { Unavailable } from '../../../platform/http/http.errors';
import { InjectLogger } from '../../../platform/log/log.module';
import type { Checksum } from '../../../platform/storage/checksum';
import { Storage } from '../../../platform/storage/storage';
import { StorageUnavailable, StoredObjectDamaged, StoredObjectMissing } from '../../../platform/storage/storage.errors';
import { pageObject } from '../object-keys';
import { RedrawPreview } from './redraw-preview';
import { PreviewDamaged } from '../resumes.errors';

/** The one way to the picture of a page. One that is not as it was drawn is drawn again: nothing is lost by it. */
@Injectable()
export class ReadStoredPage {
  constructor(
    private readonly storage: Storage,
    private readonly redraw: RedrawPreview,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  /** @throws PreviewDamaged, Unavailable */
  async read(applicationId: string, previewKey: string, page: number, expected: Checksum): Promise<Buffer> {
    try {
      return await this.storage.readExact(pageObject(previewKey, page), expected);
    } catch (err) {
      this.logger.error({ err, applicationId, page, alarm: 'resume_unreadable' }, 'a page cannot be read from storage');
      if (err instanceof StorageUnavailable)
        throw new Unavailable('The file storage cannot be reached. Please try again.');
      if (!(err instanceof StoredObjectMissing || err instanceof StoredObjectDamaged)) throw err;
      await this.redraw.ask(applicationId);
      throw new PreviewDamaged();
    }
  }
}
