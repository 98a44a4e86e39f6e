import { findRow, hasRow, listRows, oneRow, queries } from '../../platform/database/queries';
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

  /** Keys of stored resumes behind one, in their order. */
  listKeys: listRows<{ key: string }, [after: string, limit: number]>(`
    SELECT key FROM resumes WHERE state = 'stored' AND key > $1 ORDER BY key LIMIT $2`),

  noteMissing: oneRow<{ count: number }, [keys: readonly string[]]>(`
    WITH missing AS (
      UPDATE resumes SET storage_fault = 'missing', storage_fault_at = now() WHERE key = ANY($1::text[]) RETURNING key)
    SELECT count(*)::int AS count FROM missing`),

  /** How many of these keys no row names. */
  countUnnamed: oneRow<{ count: number }, [keys: readonly string[]]>(`
    SELECT count(*)::int AS count FROM unnest($1::text[]) AS file (key)
    WHERE NOT EXISTS (SELECT FROM resumes r WHERE r.key = file.key)
      AND NOT EXISTS (SELECT FROM former_resumes f WHERE f.key = file.key)`),

  clear: hasRow<[applicationId: string]>(`
    UPDATE resumes SET storage_fault = NULL, storage_fault_at = NULL
    WHERE application_id = $1 AND storage_fault IS NOT NULL RETURNING application_id`),
});
