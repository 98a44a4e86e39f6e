import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { NotFound } from '../../platform/http/http.errors';
import { FindPreview } from './find-preview.use-case';
import { GuardResume, type Reader } from './guard-resume';
import { pageObject } from './object-keys';
import { OpenStored } from './open-stored';

/** Hands out the picture of a page. */
@Injectable()
export class ReadPreviewPage {
  constructor(
    private readonly previews: FindPreview,
    private readonly stored: OpenStored,
    private readonly guard: GuardResume,
  ) {}

  /** @throws NotFound, ResumeMissing, Unavailable and as `assertReadable` */
  async open(applicationId: string, number: string, reader: Reader): Promise<Readable> {
    const { resume, preview } = await this.previews.find(applicationId, reader);
    const page = /^[1-9]$/.test(number) ? Number(number) : 0;
    if (!preview.key || page < 1 || page > (preview.pages ?? 0)) throw new NotFound('There is no such page.');
    const picture = await this.stored.open(pageObject(preview.key, page), resume.applicationId);
    try {
      await this.guard.recordReading(reader, resume, { as: 'preview', page });
    } catch (error) {
      picture.destroy();
      throw error;
    }
    return picture;
  }
}
