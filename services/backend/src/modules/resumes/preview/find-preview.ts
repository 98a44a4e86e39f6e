import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { Doer } from '../../../platform/access/access.decorators';
import { Database } from '../../../platform/database/database';
import { findRow, queries, run } from '../../../platform/database/queries';
import { NotFound } from '../../../platform/http/errors/http.errors';
import { Outbox, OutboxNotifier } from '../../../platform/outbox/outbox';
import type { Checksum } from '../../../platform/storage/storage';
import { fromResumes, GuardResume, type Resume, resumeColumns } from '../read/guard-resume';
import { RESUME_CLEARED } from '../resumes.facts';

/** A resume and its preview. */
export interface Preview extends Resume {
  /** Null until the text was looked for. */
  textState: 'done' | 'empty' | 'failed' | null;
  text: string | null;
  textNote: string | null;
  previewNote: string | null;
  previewKey: string | null;
  /** Checksums of the pictures of the pages that can be shown, the first page's first. */
  drawn: Checksum[];
  /** Pages were drawn, but not all have a checksum to verify them by. */
  isOutdated: boolean;
}

type PreviewRow = Omit<Preview, 'drawn' | 'isOutdated'> & { pages: number; sizes: number[]; hashes: Buffer[] };

const previews = queries('previews', {
  find: findRow<PreviewRow, [applicationId: string]>(`
    SELECT ${resumeColumns}, t.state AS "textState", t.text, t.note AS "textNote", p.note AS "previewNote",
      p.key AS "previewKey", coalesce(p.pages, 0) AS pages, coalesce(p.page_sizes, '{}') AS sizes,
      coalesce(p.page_hashes, '{}') AS hashes
    ${fromResumes} LEFT JOIN resume_texts t USING (application_id) LEFT JOIN resume_previews p USING (application_id)
    WHERE r.application_id = $1`),

  forgetPages: run<[applicationId: string]>(`
    UPDATE resume_previews SET page_sizes = '{}', page_hashes = '{}' WHERE application_id = $1`),
});

/** The preview of a resume. Opening it is recorded in the audit log like a download. */
@Injectable()
export class FindPreview {
  constructor(
    private readonly database: Database,
    private readonly guard: GuardResume,
    private readonly outbox: Outbox,
    private readonly notifier: OutboxNotifier,
  ) {}

  /** Pages that are outdated are drawn again. @throws NotFound and as `assertReadable` */
  async read(applicationId: string, reader: Doer): Promise<Preview> {
    const found = await this.find(applicationId, reader);
    await this.guard.recordReading(reader, found, { as: 'preview' });
    if (found.isOutdated) await this.redraw(applicationId);
    return found;
  }

  /** Records only a refusal in the audit log. */
  async find(applicationId: string, reader: Doer): Promise<Preview> {
    const row = isUUID(applicationId) ? await previews.find(this.database, applicationId) : undefined;
    if (!row) throw new NotFound('There is no such resume.');
    await this.guard.admit(reader, row);
    const { pages, sizes, hashes, ...preview } = row;
    const drawn = hashes.map((sha256, page) => ({ sha256, size: sizes[page] ?? 0 }));
    return { ...preview, drawn, isOutdated: drawn.length < pages };
  }

  /** Requests that the pages are drawn again. Until then none is shown. Repeating the request changes nothing. */
  async redraw(applicationId: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      await previews.forgetPages(tx, applicationId);
      await this.outbox.publish(tx, RESUME_CLEARED, applicationId);
      const event = await this.outbox.find(tx, RESUME_CLEARED, applicationId);
      if (event) await this.outbox.repeatJob(tx, event, 'resumes.examine');
    });
    this.notifier.notify();
  }
}
