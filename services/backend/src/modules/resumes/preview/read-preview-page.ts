import { Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { NotFound, Unavailable } from '../../../platform/http/errors/http.errors';
import { InjectLogger } from '../../../platform/log/log.module';
import { Storage, type Checksum } from '../../../platform/storage/storage';
import { StorageUnavailable, StoredObjectDamaged, StoredObjectMissing } from '../../../platform/storage/storage.errors';
import { pageObject } from '../resumes.facts';
import { GuardResume, type Reader } from '../read/guard-resume';
import { PreviewDamaged } from '../resumes.errors';
import { FindPreview, RedrawPreview } from './find-preview';

/** Hands out the picture of a page. A damaged or missing picture is drawn again from the resume, so nothing is lost. */
@Injectable()
export class ReadPreviewPage {
  constructor(
    private readonly previews: FindPreview,
    private readonly storage: Storage,
    private readonly redraw: RedrawPreview,
    private readonly guard: GuardResume,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  /** @throws NotFound, PreviewDamaged, Unavailable and as `GuardResume.assertReadable` */
  async open(applicationId: string, number: string, reader: Reader): Promise<Buffer> {
    const { resume, preview } = await this.previews.find(applicationId, reader);
    const page = /^[1-9]$/.test(number) ? Number(number) : 0;
    const expected = preview.drawn[page - 1];
    if (!preview.key || !expected) throw new NotFound('There is no such page.');
    const picture = await this.readStored(applicationId, preview.key, page, expected).catch(async (error: unknown) => {
      if (error instanceof PreviewDamaged) await this.guard.recordRefusal(reader, error.code, applicationId);
      throw error;
    });
    await this.guard.recordReading(reader, resume, { as: 'preview', page });
    return picture;
  }

  private async readStored(applicationId: string, key: string, page: number, expected: Checksum): Promise<Buffer> {
    try {
      return await this.storage.readExact(pageObject(key, page), expected);
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
