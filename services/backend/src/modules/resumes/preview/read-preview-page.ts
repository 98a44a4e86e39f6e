import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../platform/http/http.errors';
import { FindPreview } from './find-preview';
import { GuardResume, type Reader } from '../read/guard-resume';
import { ReadStoredPage } from './read-stored-page';
import { PreviewDamaged } from '../resumes.errors';

/** Hands out the picture of a page. */
@Injectable()
export class ReadPreviewPage {
  constructor(
    private readonly previews: FindPreview,
    private readonly stored: ReadStoredPage,
    private readonly guard: GuardResume,
  ) {}

  /** @throws NotFound, PreviewDamaged, Unavailable and as `assertReadable` */
  async open(applicationId: string, number: string, reader: Reader): Promise<Buffer> {
    const { resume, preview } = await this.previews.find(applicationId, reader);
    const page = /^[1-9]$/.test(number) ? Number(number) : 0;
    const expected = preview.drawn[page - 1];
    if (!preview.key || !expected) throw new NotFound('There is no such page.');
    const picture = await this.stored.read(applicationId, preview.key, page, expected).catch(async (error: unknown) => {
      if (error instanceof PreviewDamaged) await this.guard.recordRefusal(reader, error.code, applicationId);
      throw error;
    });
    await this.guard.recordReading(reader, resume, { as: 'preview', page });
    return picture;
  }
}
