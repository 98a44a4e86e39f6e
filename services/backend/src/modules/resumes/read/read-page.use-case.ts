import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/access/access.decorators';
import { NotFound, Unavailable } from '../../../platform/http/errors/http.errors';
import { raiseAlarm } from '../../../platform/log/alarm';
import { InjectLogger, type Logger } from '../../../platform/log/log.module';
import { Storage, StorageUnavailable } from '../../../platform/storage/storage';
import { PreviewDamaged } from '../resumes.errors';
import { pageObject } from '../resumes.facts';
import { RedrawPages } from './redraw-pages';
import { ResumeAccess } from './resume-access';

/** `page` is counted from 1, as the address has it; `ahead` when it is not shown yet. */
type PageQuery = { applicationId: string; page: string; ahead?: boolean };

/** Hands out the picture of a page of a resume. Each look is in the audit log like a download. */
@Injectable()
export class ReadPage {
  constructor(
    private readonly access: ResumeAccess,
    private readonly pages: RedrawPages,
    private readonly storage: Storage,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  /** @throws as `ResumeAccess.findPreview`, and PreviewDamaged, Unavailable */
  async run({ applicationId, page: text, ahead = false }: PageQuery, reader: Caller): Promise<Buffer> {
    const preview = await this.access.findPreview(applicationId, reader);
    const page = /^[1-9]$/.test(text) ? Number(text) : 0;
    const sha256 = preview.hashes[page - 1];
    if (!preview.previewKey || !sha256) throw new NotFound('There is no such page.');
    const picture = await this.storage
      .readExact(pageObject(preview.previewKey, page), { sha256, size: preview.sizes[page - 1] ?? 0 })
      .catch((err: unknown) => this.refuse(err, page, applicationId, reader));
    await this.access.recordReading(reader, preview, { as: 'preview', page, ...(ahead && { ahead }) });
    return picture;
  }

  /** A damaged or missing picture is drawn again from the resume, so nothing is lost. */
  private async refuse(err: unknown, page: number, applicationId: string, reader: Caller): Promise<never> {
    const text = 'a page of a resume cannot be read from storage';
    raiseAlarm(this.logger, 'resume_unreadable', text, { err, applicationId, page });
    if (err instanceof StorageUnavailable)
      throw new Unavailable('The file storage cannot be reached. Please try again.');
    await this.pages.redraw(applicationId);
    const refusal = new PreviewDamaged();
    await this.access.recordRefusal(reader, refusal.code, applicationId);
    throw refusal;
  }
}
