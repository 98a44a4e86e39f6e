import { findRow, queries, run } from '../../../platform/database/queries';
import { joinApplication, searchedWords } from '../../applications/application.facts';
import type { StoredResume } from '../read-stored-resume';
import type { PageWords } from '../reader/page-words';
import type { ResumeState, ResumeType, ScanState } from '../resumes.facts';

export interface Resume extends StoredResume {
  applicant: string;
  type: ResumeType;
  state: ResumeState;
  scanState: ScanState;
  flags: string[];
}

/** The columns of a `Resume`, and where they are from. */
const resumeColumns = `r.application_id AS "applicationId", a.name AS applicant, r.key, r.type, r.size, r.sha256,
  r.state, r.scan_state AS "scanState", r.storage_fault AS "storageFault", r.flags`;
const fromResumes = `FROM resumes r ${joinApplication('a', 'a.id = r.application_id')}`;

export const resumes = queries('resumes', {
  findByKey: findRow<Resume, [key: string]>(`SELECT ${resumeColumns} ${fromResumes} WHERE r.key = $1`),

  /** One that another file has replaced. */
  findFormer: findRow<Resume, [key: string]>(`
    SELECT r.application_id AS "applicationId", a.name AS applicant, r.key, r.type, r.size, r.sha256, r.state,
      r.scan_state AS "scanState", NULL AS "storageFault", r.flags, true AS "isFormer"
    FROM former_resumes r ${joinApplication('a', 'a.id = r.application_id')} WHERE r.key = $1`),
});

export interface Preview extends Resume {
  /** Null until the text was looked for. */
  textState: 'done' | 'empty' | 'failed' | null;
  text: string | null;
  note: string | null;
  /** Of a text that has too many for the search; null when it finds all. */
  searchedWords: number | null;
  /** Whether pages are being drawn. */
  isBegun: boolean;
  previewKey: string | null;
  pages: number;
  /** Checksums of the pictures, the first page's first; fewer than `pages` while these are to be drawn again. */
  sizes: number[];
  hashes: Buffer[];
}

export const previews = queries('previews', {
  find: findRow<Preview, [applicationId: string]>(`
    SELECT ${resumeColumns}, t.state AS "textState", t.text, coalesce(t.note, p.note) AS note,
      ${searchedWords('r.application_id')} AS "searchedWords", p.key AS "previewKey",
      coalesce(p.state = 'begun', false) AS "isBegun", coalesce(p.pages, 0) AS pages,
      coalesce(p.page_sizes, '{}') AS sizes, coalesce(p.page_hashes, '{}') AS hashes
    ${fromResumes} LEFT JOIN resume_texts t USING (application_id) LEFT JOIN resume_previews p USING (application_id)
    WHERE r.application_id = $1`),

  /** Apart from the rest, because they are long and are needed for a search alone; null for pages that an older release drew. */
  words: findRow<{ pages: PageWords[] | null }, [applicationId: string]>(
    'SELECT page_words AS pages FROM resume_previews WHERE application_id = $1',
  ),

  forgetPages: run<[applicationId: string]>(`
    UPDATE resume_previews SET page_sizes = '{}', page_hashes = '{}' WHERE application_id = $1`),
});
