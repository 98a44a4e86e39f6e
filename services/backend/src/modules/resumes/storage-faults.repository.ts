import { Injectable } from '@nestjs/common';
import type { Sql } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import type { StorageFault } from './resumes.facts';

/** The pause between two alarms for the same fault. */
const REPEAT = "interval '1 hour'";

const note = statement(
  'storage-faults.note',
  `WITH earlier AS (
     SELECT storage_fault IS DISTINCT FROM $2 AS is_new, storage_fault_at < now() - ${REPEAT} AS is_old
     FROM resumes WHERE application_id = $1 FOR UPDATE)
   UPDATE resumes SET storage_fault = $2, storage_fault_at = now() FROM earlier
   WHERE application_id = $1 AND (is_new OR is_old) RETURNING is_new AS "isNew"`,
);
const clear = statement(
  'storage-faults.clear',
  `UPDATE resumes SET storage_fault = NULL, storage_fault_at = NULL
   WHERE application_id = $1 AND storage_fault IS NOT NULL RETURNING application_id`,
);

/** The statements for the storage fault of a resume. */
@Injectable()
export class StorageFaultsRepository {
  /** Null when the same fault was noted within the last hour, or the resume is gone. */
  async note(tx: Sql, applicationId: string, fault: StorageFault): Promise<{ isNew: boolean } | null> {
    return (await tx.query<{ isNew: boolean }>(note, [applicationId, fault]))[0] ?? null;
  }

  /** False when there was none. */
  async clear(tx: Sql, applicationId: string): Promise<boolean> {
    return (await tx.query(clear, [applicationId])).length > 0;
  }
}
