import { Injectable } from '@nestjs/common';
import type { Doer } from '../../../platform/access/access.decorators';
import { NotFound, Unavailable } from '../../../platform/http/errors/http.errors';
import { InjectLogger, type Logger } from '../../../platform/log/log.module';
import { Storage, StorageUnavailable } from '../../../platform/storage/storage';
import { pageObject } from '../resumes.facts';
import { GuardResume } from '../read/guard-resume';
import { PreviewDamaged } from '../resumes.errors';
import { FindPreview } from './find-preview';

/** Hands out the picture of a page. A damaged or missing picture is drawn again from the resume, so nothing is lost. */
@Injectable()
export class ReadPreviewPage {
  constructor(
    private readonly previews: FindPreview,
    private readonly storage: Storage,
    private readonly guard: GuardResume,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  /** @throws NotFound, PreviewDamaged, Unavailable and as `GuardResume.assertReadable` */
  async open(applicationId: string, number: string, reader: Doer): Promise<Buffer> {
    const preview = await this.previews.find(applicationId, reader);
    const page = /^[1-9]$/.test(number) ? Number(number) : 0;
    const expected = preview.drawn[page - 1];
    if (!preview.previewKey || !expected) throw new NotFound('There is no such page.');
    const picture = await this.storage
      .readExact(pageObject(preview.previewKey, page), expected)
      .catch((err: unknown) => this.refuse(err, page, applicationId, reader));
    await this.guard.recordReading(reader, preview, { as: 'preview', page });
    return picture;
  }

  private async refuse(err: unknown, page: number, applicationId: string, reader: Doer): Promise<never> {
    this.logger.error({ err, applicationId, page, alarm: 'resume_unreadable' }, 'a page cannot be read from storage');
    if (err instanceof StorageUnavailable)
      throw new Unavailable('The file storage cannot be reached. Please try again.');
    await this.previews.redraw(applicationId);
    const refusal = new PreviewDamaged();
    await this.guard.recordRefusal(reader, refusal.code, applicationId);
    throw refusal;
  }
}
