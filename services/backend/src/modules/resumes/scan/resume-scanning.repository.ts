import { findRow, hasRow, listRows, queries, run } from '../../../platform/database/queries';
import type { StoredResume } from '../read-stored-resume';
import type { ScanState } from '../resumes.facts';

export const resumeScanning = queries('resume-scanning', {
  /** A resume that is in storage, or an infected one whose object must be deleted. */
  find: findRow<StoredResume & { scanState: ScanState; isAnother: boolean }, [applicationId: string]>(`
    SELECT application_id AS "applicationId", key, size, sha256, storage_fault AS "storageFault",
      scan_state AS "scanState", received_at IS NOT NULL AS "isAnother" FROM resumes
    WHERE application_id = $1 AND (state = 'stored' OR scan_state = 'infected')`),

  /** Nothing when the file was replaced meanwhile, by one that has its own job. */
  settle: run<[applicationId: string, key: string, scanState: ScanState]>(`
    UPDATE resumes SET scan_state = $3, scanned_at = now() WHERE application_id = $1 AND key = $2 AND state = 'stored'`),

  /** False when another job did it first. */
  condemn: hasRow<[applicationId: string, key: string, malware: string]>(`
    UPDATE resumes SET scan_state = 'infected', scanned_at = now(), malware = $3, state = 'rejected', has_preview = false,
      note = 'The scanner found malware in this file, so it was deleted.'
    WHERE application_id = $1 AND key = $2 AND state = 'stored' RETURNING key`),

  /** Marks resumes that were accepted without a scan as pending. */
  demand: run("UPDATE resumes SET scan_state = 'pending' WHERE state = 'stored' AND scan_state = 'not-scanned'"),

  /** Pending for so many seconds, or accepted without a scan; oldest first. After a storage fault it waits an hour. */
  findWaiting: listRows<{ id: string }, [seconds: number, limit: number]>(`
    SELECT application_id AS id FROM resumes WHERE state = 'stored' AND scan_state = 'pending'
      AND (storage_fault_at IS NULL OR storage_fault_at < now() - interval '1 hour')
      AND (scanned_at IS NOT NULL OR settled_at < now() - make_interval(secs => $1)) ORDER BY settled_at LIMIT $2`),
});
