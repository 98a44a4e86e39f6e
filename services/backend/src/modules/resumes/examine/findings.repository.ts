import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { statement } from '../../../platform/database/statement';
import type { Checksum } from '../../../platform/storage/storage';
import type { StoredResume } from '../read-stored-resume';
import type { ResumeType } from '../resumes.facts';

export interface ResumeToExamine extends StoredResume {
  type: ResumeType;
}

const find = statement(
  'resume-findings.find',
  `SELECT application_id AS "applicationId", key, type, size, sha256, storage_fault AS "storageFault" FROM resumes
   WHERE application_id = $1 AND state = 'stored' AND scan_state IN ('clean', 'not-scanned')`,
);
const setFlags = statement('resume-findings.set-flags', 'UPDATE resumes SET flags = $2 WHERE application_id = $1');
const saveText = statement(
  'resume-findings.save-text',
  `INSERT INTO resume_texts (application_id, text, state, note)
   SELECT application_id, $2, $3, $4 FROM resumes WHERE application_id = $1
   ON CONFLICT (application_id) DO UPDATE
     SET text = excluded.text, state = excluded.state, note = excluded.note, extracted_at = now()`,
);
const beginPreview = statement(
  'resume-findings.begin-preview',
  `INSERT INTO resume_previews (application_id, key, state)
   SELECT application_id, $2, 'begun' FROM resumes WHERE application_id = $1
   ON CONFLICT (application_id) DO UPDATE SET state = 'begun', page_sizes = '{}', page_hashes = '{}', made_at = now()
   RETURNING key`,
);
const endPreview = statement(
  'resume-findings.end-preview',
  `WITH p AS (
     UPDATE resume_previews SET pages = $2, state = $3, note = $4, page_sizes = $5, page_hashes = $6, made_at = now()
     WHERE application_id = $1)
   UPDATE resumes r SET has_preview = state = 'stored' AND ($2 > 0
     OR EXISTS (SELECT FROM resume_texts t WHERE t.application_id = r.application_id AND t.state = 'done'))
   WHERE application_id = $1`,
);

/** The statements that keep what was found in a resume. */
@Injectable()
export class FindingsRepository {
  constructor(private readonly database: Database) {}

  /** A resume that may be opened. */
  async find(applicationId: string): Promise<ResumeToExamine | null> {
    return (await this.database.query<ResumeToExamine>(find, [applicationId]))[0] ?? null;
  }

  async setFlags(applicationId: string, flags: readonly string[]): Promise<void> {
    await this.database.query(setFlags, [applicationId, flags]);
  }

  async saveText(applicationId: string, text: string, state: 'done' | 'empty' | 'failed', note: string | null) {
    await this.database.query(saveText, [applicationId, text, state, note]);
  }

  /** Returns the preview's key, which stays the same however often it is made; null when the resume is gone. Until the end no page is shown. */
  async beginPreview(applicationId: string, newKey: string): Promise<string | null> {
    return (await this.database.query<{ key: string }>(beginPreview, [applicationId, newKey]))[0]?.key ?? null;
  }

  /** `pages` are the checksums of the pictures, the first page's first. */
  async endPreview(applicationId: string, pages: Checksum[], state: 'done' | 'failed', note: string | null) {
    const [sizes, hashes] = [pages.map(({ size }) => size), pages.map(({ sha256 }) => sha256)];
    await this.database.query(endPreview, [applicationId, pages.length, state, note, sizes, hashes]);
  }
}
