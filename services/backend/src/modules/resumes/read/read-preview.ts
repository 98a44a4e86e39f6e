import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { Doer } from '../../../platform/access/access.decorators';
import { Database } from '../../../platform/database/database';
import { findRow, queries, run } from '../../../platform/database/queries';
import { NotFound, Unavailable } from '../../../platform/http/errors/http.errors';
import { InjectLogger, type Logger } from '../../../platform/log/log.module';
import { Outbox } from '../../../platform/outbox/outbox';
import { OutboxNotifier } from '../../../platform/outbox/outbox-notifier';
import { Storage } from '../../../platform/storage/storage';
import { StorageUnavailable } from '../../../platform/storage/storage.errors';
import { PreviewDamaged } from '../resumes.errors';
import { pageObject, RESUME_CLEARED } from '../resumes.facts';
import { fromResumes, GuardResume, type Resume, resumeColumns } from './guard-resume';

/** A resume and its preview. */
export interface Preview extends Resume {
  /** Null until the text was looked for. */
  textState: 'done' | 'empty' | 'failed' | null;
  text: string | null;
  note: string | null;
  previewKey: string | null;
  /** How many were drawn. */
  pages: number;
  /** Checksums of the pictures that can be shown, the first page's first: fewer than `pages` before they were kept. */
  sizes: number[];
  hashes: Buffer[];
}

const previews = queries('previews', {
  find: findRow<Preview, [applicationId: string]>(`
    SELECT ${resumeColumns}, t.state AS "textState", t.text, coalesce(t.note, p.note) AS note, p.key AS "previewKey",
      coalesce(p.pages, 0) AS pages, coalesce(p.page_sizes, '{}') AS sizes, coalesce(p.page_hashes, '{}') AS hashes
    ${fromResumes} LEFT JOIN resume_texts t USING (application_id) LEFT JOIN resume_previews p USING (application_id)
    WHERE r.application_id = $1`),

  forgetPages: run<[applicationId: string]>(`
    UPDATE resume_previews SET page_sizes = '{}', page_hashes = '{}' WHERE application_id = $1`),
});

/** Hands out text and pages of a resume. Each look is in the audit log like a download. */
@Injectable()
export class ReadPreview {
  constructor(
    private readonly database: Database,
    private readonly guard: GuardResume,
    private readonly storage: Storage,
    private readonly outbox: Outbox,
    private readonly notifier: OutboxNotifier,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  /** Pages that cannot be verified are drawn again. @throws NotFound and as `GuardResume.admit` */
  async read(applicationId: string, reader: Doer): Promise<Preview> {
    const preview = await this.find(applicationId, reader);
    await this.guard.recordReading(reader, preview, { as: 'preview' });
    if (preview.hashes.length < preview.pages) await this.redraw(applicationId);
    return preview;
  }

  /** The picture of a page. @throws NotFound, PreviewDamaged, Unavailable and as `GuardResume.admit` */
  async openPage(applicationId: string, number: string, reader: Doer): Promise<Buffer> {
    const preview = await this.find(applicationId, reader);
    const page = /^[1-9]$/.test(number) ? Number(number) : 0;
    const sha256 = preview.hashes[page - 1];
    if (!preview.previewKey || !sha256) throw new NotFound('There is no such page.');
    const picture = await this.storage
      .readExact(pageObject(preview.previewKey, page), { sha256, size: preview.sizes[page - 1] ?? 0 })
      .catch((err: unknown) => this.refuse(err, page, applicationId, reader));
    await this.guard.recordReading(reader, preview, { as: 'preview', page });
    return picture;
  }

  private async find(applicationId: string, reader: Doer): Promise<Preview> {
    const preview = isUUID(applicationId) ? await previews.find(this.database, applicationId) : undefined;
    if (!preview) throw new NotFound('There is no such resume.');
    await this.guard.admit(preview, reader);
    return preview;
  }

  /** A damaged or missing picture is drawn again from the resume, so nothing is lost. */
  private async refuse(err: unknown, page: number, applicationId: string, reader: Doer): Promise<never> {
    this.logger.error({ err, applicationId, page, alarm: 'resume_unreadable' }, 'a page cannot be read from storage');
    if (err instanceof StorageUnavailable)
      throw new Unavailable('The file storage cannot be reached. Please try again.');
    await this.redraw(applicationId);
    const refusal = new PreviewDamaged();
    await this.guard.recordRefusal(reader, refusal.code, applicationId);
    throw refusal;
  }

  /** Until the pages are drawn again none is shown. Repeating the request changes nothing. */
  private async redraw(applicationId: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      await previews.forgetPages(tx, applicationId);
      await this.outbox.publish(tx, RESUME_CLEARED, applicationId);
      const event = await this.outbox.find(tx, RESUME_CLEARED, applicationId);
      if (event) await this.outbox.repeatJob(tx, event, 'resumes.examine');
    });
    this.notifier.notify();
  }
}
