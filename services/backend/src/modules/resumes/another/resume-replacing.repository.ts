import { findRow, hasRow, queries, run } from '../../../platform/database/queries';
import { fromApplication } from '../../applications/application.facts';

type NewFile = [key: string, type: string, name: string, size: number, sha256: Buffer];

export const resumeReplacing = queries('resume-replacing', {
  /** As an erasure locks it, and before all else that is locked here. */
  lock: findRow<{ key: string; sha256: Buffer }, [applicationId: string]>(`
    SELECT key, sha256 FROM resumes WHERE application_id = $1 FOR UPDATE`),

  /** Everything that is known of the present file goes with it, and its bytes where they were never filed. */
  keepFormer: run<[applicationId: string]>(`
    INSERT INTO former_resumes (key, application_id, type, original_name, size, sha256, state, note, settled_at, scan_state,
      scanned_at, malware, flags, preview_key, spooled, received_at)
    SELECT r.key, r.application_id, r.type, r.original_name, r.size, r.sha256, r.state, coalesce(r.note, t.note), r.settled_at,
      r.scan_state, r.scanned_at, r.malware, r.flags, p.key, s.bytes, coalesce(r.received_at, now())
    FROM resumes r LEFT JOIN resume_texts t USING (application_id) LEFT JOIN resume_previews p USING (application_id)
      LEFT JOIN resume_spool s USING (application_id)
    WHERE r.application_id = $1`),

  forgetFindings: run<[applicationId: string]>(`
    WITH t AS (DELETE FROM resume_texts WHERE application_id = $1), p AS (DELETE FROM resume_previews WHERE application_id = $1)
    DELETE FROM resume_spool WHERE application_id = $1`),

  /** With the ask that it answers; null where nobody was asked for it. */
  replace: run<[applicationId: string, ...NewFile, askId: string | null]>(`
    UPDATE resumes SET key = $2, type = $3, original_name = $4, size = $5, sha256 = $6, answers_ask = $7, received_at = now(),
      state = 'received', note = NULL, settled_at = NULL, scan_state = 'pending', scanned_at = NULL, malware = NULL, flags = '{}',
      has_preview = false, storage_fault = NULL, storage_fault_at = NULL
    WHERE application_id = $1`),

  /** The resume of an application that has none. False when one has come meanwhile, or the application is gone. */
  add: hasRow<[applicationId: string, ...NewFile]>(`
    INSERT INTO resumes (application_id, key, type, original_name, size, sha256, received_at)
    SELECT a.id, $2, $3, $4, $5, $6, now() ${fromApplication('$1')} FOR KEY SHARE OF a ON CONFLICT DO NOTHING RETURNING key`),

  /** The bytes last, so that they go out in the pieces that they came in. */
  spool: run<[applicationId: string, bytes: Buffer]>(`
    INSERT INTO resume_spool (application_id, bytes) VALUES ($1, $2)`),

  answer: run<[askId: string]>('UPDATE resume_asks SET answered_at = now(), refusal = NULL WHERE id = $1'),
});
