import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { findRow, queries } from '../../../platform/database/queries';
import { HandlesJob, type JobEnvelope, type JobHandler, NotNow } from '../../../platform/queue/job';
import { Storage } from '../../../platform/storage/storage';
import { KeepFindings } from './keep-findings';
import { ReadDocument } from './read-document';
import { ReadStoredResume, type StoredResume } from '../read-stored-resume';
import { makeObjectName, type ResumeType } from '../resumes.facts';

const { find, beginPreview } = queries('resume-findings', {
  /** A resume that may be opened. */
  find: findRow<StoredResume & { type: ResumeType }, [applicationId: string]>(`
    SELECT application_id AS "applicationId", key, type, size, sha256, storage_fault AS "storageFault" FROM resumes
    WHERE application_id = $1 AND state = 'stored' AND scan_state IN ('clean', 'not-scanned')`),

  /** The key stays the same however often it is made; no row when the resume is gone. Until the end no page is shown. */
  beginPreview: findRow<{ key: string }, [applicationId: string, key: string]>(`
    INSERT INTO resume_previews (application_id, key, state)
    SELECT application_id, $2, 'begun' FROM resumes WHERE application_id = $1
    ON CONFLICT (application_id) DO UPDATE SET state = 'begun', page_sizes = '{}', page_hashes = '{}', made_at = now()
    RETURNING key`),
});

/** Examines a resume once: suspicious content, text, and pictures of the first pages. A file that breaks the reader is recorded as such. */
@Injectable()
@HandlesJob('resumes.examine')
export class ExamineResume implements JobHandler {
  constructor(
    private readonly database: Database,
    private readonly storage: Storage,
    private readonly stored: ReadStoredResume,
    private readonly document: ReadDocument,
  ) {}

  async run({ subjectId }: JobEnvelope): Promise<void> {
    const resume = await find(this.database, subjectId);
    if (!resume) return;
    if (this.document.isBusy) throw new NotNow('Other documents are being read');
    const bytes = await this.stored.read(resume);
    const preview = await beginPreview(this.database, subjectId, makeObjectName());
    if (!preview) return;
    const keep = new KeepFindings(this.database, this.storage, subjectId, preview.key);
    const fault = await this.document.read(resume.type, bytes, (frame) => keep.keep(frame));
    await keep.end(fault);
  }
}
