import { Injectable } from '@nestjs/common';
import type { Sql } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import type { StorageFault } from './storage-fault';

const note = statement(
  'storage-faults.note',
  `WITH earlier AS (SELECT storage_fault FROM resumes WHERE application_id = $1 FOR UPDATE)
   UPDATE resumes SET storage_fault = $2, storage_fault_at = now() FROM earlier WHERE application_id = $1
   RETURNING earlier.storage_fault IS DISTINCT FROM $2 AS "isNew"`,
);
const clear = statement(
  'storage-faults.clear',
  `UPDATE resumes SET storage_fault = NULL, storage_fault_at = NULL
   WHERE application_id = $1 AND storage_fault IS NOT NULL RETURNING application_id`,
);

/** The statements that keep what was wrong with a resume when it was last read from storage. */
@Injectable()
export class StorageFaultsRepository {
  /** False when the same was known before, or the resume is gone. */
  async note(tx: Sql, applicationId: string, fault: StorageFault): Promise<boolean> {
    return (await tx.query<{ isNew: boolean }>(note, [applicationId, fault]))[0]?.isNew ?? false;
  }

  /** False when there was none. */
  async clear(tx: Sql, applicationId: string): Promise<boolean> {
    return (await tx.query(clear, [applicationId])).length > 0;
  }
}
