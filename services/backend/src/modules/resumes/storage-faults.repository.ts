import { findRow, hasRow, queries } from '../../platform/database/queries';
import type { StorageFault } from './resumes.facts';

/** What was wrong when a resume was last read from storage. */
export const storageFaults = queries('storage-faults', {
  /** No row when the same fault was noted within the last hour, or the resume is gone. */
  note: findRow<{ isNew: boolean }, [applicationId: string, fault: StorageFault, key: string]>(`
    WITH earlier AS (
      SELECT storage_fault IS DISTINCT FROM $2 AS is_new, storage_fault_at < now() - interval '1 hour' AS is_old
      FROM resumes WHERE application_id = $1 AND key = $3 FOR UPDATE)
    UPDATE resumes SET storage_fault = $2, storage_fault_at = now() FROM earlier
    WHERE application_id = $1 AND key = $3 AND (is_new OR is_old) RETURNING is_new AS "isNew"`),

  clear: hasRow<[applicationId: string]>(`
    UPDATE resumes SET storage_fault = NULL, storage_fault_at = NULL
    WHERE application_id = $1 AND storage_fault IS NOT NULL RETURNING application_id`),
});
