import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { NotFound } from '../../../platform/http/errors/http.errors';
import { GuardResume, type Reader } from '../read/guard-resume';
import { type Preview, PreviewsRepository } from './previews.repository';
import { type Resume, ResumesRepository } from '../read/resumes.repository';
import { Database } from '../../../platform/database/database';
import { statement } from '../../../platform/database/statement';
import { Outbox } from '../../../platform/outbox/outbox';
import { OutboxNotifier } from '../../../platform/outbox/outbox-notifier';
import { RESUME_CLEARED } from '../resumes.facts';

const forget = statement(
  'redraw-preview.forget',
  "UPDATE resume_previews SET page_sizes = '{}', page_hashes = '{}' WHERE application_id = $1",
);

/** Requests that the pages of a resume are drawn again. Until then none is shown. Repeating the request changes nothing. */
@Injectable()
export class RedrawPreview {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly notifier: OutboxNotifier,
  ) {}

  async ask(applicationId: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      await tx.query(forget, [applicationId]);
      await this.outbox.publish(tx, RESUME_CLEARED, applicationId);
      const event = await this.outbox.find(tx, RESUME_CLEARED, applicationId);
      if (event) await this.outbox.repeatJob(tx, event, 'resumes.examine');
    });
    this.notifier.notify();
  }
}

export interface FoundPreview {
  resume: Resume;
  preview: Preview;
}

/** The preview of a resume. Opening it is recorded in the audit log like a download. */
@Injectable()
export class FindPreview {
  constructor(
    private readonly resumes: ResumesRepository,
    private readonly previews: PreviewsRepository,
    private readonly guard: GuardResume,
    private readonly redraw: RedrawPreview,
  ) {}

  /** Pages that are outdated are drawn again. @throws NotFound and as `assertReadable` */
  async read(applicationId: string, reader: Reader): Promise<FoundPreview> {
    const found = await this.find(applicationId, reader);
    await this.guard.recordReading(reader, found.resume, { as: 'preview' });
    if (found.preview.isOutdated) await this.redraw.ask(applicationId);
    return found;
  }

  /** Records only a refusal in the audit log. */
  async find(applicationId: string, reader: Reader): Promise<FoundPreview> {
    const resume = isUUID(applicationId) ? await this.resumes.findByApplication(applicationId) : null;
    const preview = resume && (await this.previews.find(applicationId));
    if (!preview) throw new NotFound('There is no such resume.');
    await this.guard.admit(reader, resume);
    return { resume, preview };
  }
}
