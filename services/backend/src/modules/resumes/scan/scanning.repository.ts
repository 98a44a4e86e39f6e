import { Injectable } from '@nestjs/common';
import { Database, type Sql } from '../../../platform/database/database';
import { statement } from '../../../platform/database/statement';
import type { StoredResume } from '../read-stored-resume';
import type { ScanState } from '../resumes.facts';

export interface ScannedResume extends StoredResume {
  scanState: ScanState;
}

const find = statement(
  'resume-scanning.find',
  `SELECT application_id AS "applicationId", key, size, sha256, storage_fault AS "storageFault",
     scan_state AS "scanState" FROM resumes
   WHERE application_id = $1 AND (state = 'stored' OR scan_state = 'infected')`,
);
const settle = statement(
  'resume-scanning.settle',
  "UPDATE resumes SET scan_state = $2, scanned_at = now() WHERE application_id = $1 AND state = 'stored'",
);
const condemn = statement(
  'resume-scanning.condemn',
  `UPDATE resumes SET scan_state = 'infected', scanned_at = now(), malware = $2, state = 'rejected', has_preview = false,
     note = 'The scanner found malware in this file, so it was deleted.'
   WHERE application_id = $1 AND state = 'stored' RETURNING key`,
);
const demand = statement(
  'resume-scanning.demand',
  "UPDATE resumes SET scan_state = 'pending' WHERE state = 'stored' AND scan_state = 'not-scanned'",
);
const findWaiting = statement(
  'resume-scanning.find-waiting',
  `SELECT application_id AS id FROM resumes WHERE state = 'stored' AND scan_state = 'pending'
     AND (storage_fault_at IS NULL OR storage_fault_at < now() - interval '1 hour')
     AND (scanned_at IS NOT NULL OR settled_at < now() - make_interval(secs => $1)) ORDER BY settled_at LIMIT $2`,
);

/** The statements for scan verdicts. */
@Injectable()
export class ScanningRepository {
  constructor(private readonly database: Database) {}

  /** A resume that is in storage, or an infected one whose object must be deleted. */
  async find(applicationId: string): Promise<ScannedResume | null> {
    return (await this.database.query<ScannedResume>(find, [applicationId]))[0] ?? null;
  }

  async settle(tx: Sql, applicationId: string, state: 'clean' | 'not-scanned'): Promise<void> {
    await tx.query(settle, [applicationId, state]);
  }

  /** False when another job did it first. */
  async condemn(tx: Sql, applicationId: string, malware: string): Promise<boolean> {
    return (await tx.query(condemn, [applicationId, malware])).length > 0;
  }

  /** Marks resumes that were accepted without a scan as pending. */
  async demandScans(): Promise<void> {
    await this.database.query(demand);
  }

  /**
   * Applications whose resumes have been pending for that many seconds, or were accepted without a scan, oldest first.
   * One with a storage fault is tried again after an hour.
   */
  async findWaiting(seconds: number, limit: number): Promise<string[]> {
    return (await this.database.query<{ id: string }>(findWaiting, [seconds, limit])).map(({ id }) => id);
  }
}
