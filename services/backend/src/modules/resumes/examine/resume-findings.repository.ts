import { findRow, queries, run } from '../../../platform/database/queries';
import type { StoredResume } from '../read-stored-resume';
import { READER_VERSION, type ResumeType } from '../resumes.facts';

export type ExaminedResume = StoredResume & { type: ResumeType };
/** Nothing is written about a file that another one has replaced meanwhile. */
export type File = [applicationId: string, key: string];
type Text = [text: string, state: 'done' | 'empty' | 'failed', note: string | null];
/** `words` is a list of `PageWords` as JSON. */
export type Preview = [
  pages: number,
  state: 'done' | 'failed',
  note: string | null,
  sizes: number[],
  hashes: Buffer[],
  words: string,
];

export const findings = queries('resume-findings', {
  /** A resume that may be opened. */
  find: findRow<ExaminedResume, [applicationId: string]>(`
    SELECT application_id AS "applicationId", key, type, size, sha256, storage_fault AS "storageFault" FROM resumes
    WHERE application_id = $1 AND state = 'stored' AND scan_state IN ('clean', 'not-scanned')`),

  /** The key stays the same however often it is made; no row when the resume is gone. Until the end no page is shown. */
  beginPreview: findRow<{ key: string }, [...File, previewKey: string]>(`
    INSERT INTO resume_previews (application_id, key, state)
    SELECT application_id, $3, 'begun' FROM resumes WHERE application_id = $1 AND key = $2 FOR KEY SHARE
    ON CONFLICT (application_id) DO UPDATE SET state = 'begun', page_sizes = '{}', page_hashes = '{}', page_words = NULL, made_at = now()
    RETURNING key`),

  setFlags: run<[...File, flags: string[]]>('UPDATE resumes SET flags = $3 WHERE application_id = $1 AND key = $2'),

  /** A text that was read before stays where none can be had now. */
  saveText: run<[...File, ...Text]>(`
    INSERT INTO resume_texts (application_id, text, state, note, reader_version)
    SELECT application_id, $3, $4, $5, ${READER_VERSION} FROM resumes WHERE application_id = $1 AND key = $2 FOR KEY SHARE
    ON CONFLICT (application_id) DO UPDATE
      SET text = excluded.text, state = excluded.state, note = excluded.note, reader_version = excluded.reader_version,
        extracted_at = now()
      WHERE excluded.state <> 'failed' OR resume_texts.state <> 'done'`),

  endPreview: run<[...File, previewKey: string, ...Preview]>(`
    WITH p AS (
      UPDATE resume_previews SET pages = $4, state = $5, note = $6, page_sizes = $7, page_hashes = $8, page_words = $9::jsonb, made_at = now()
      WHERE application_id = $1 AND key = $3)
    UPDATE resumes r SET has_preview = state = 'stored' AND ($4 > 0
      OR EXISTS (SELECT FROM resume_texts t WHERE t.application_id = r.application_id AND t.state = 'done'))
    WHERE application_id = $1 AND key = $2`),
});
