import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { listRows, queries, run } from '../../../platform/database/queries';
import { Scanner } from '../../../platform/scan/scanner';
import { Schedule } from '../../../platform/schedule/schedule';
import { ResumeDamaged, ResumeMissing } from '../resumes.errors';
import { ScanResume } from './scan-resume.handler';

const { demand, findWaiting } = queries('resume-scanning', {
  /** Marks resumes that were accepted without a scan as pending. */
  demand: run("UPDATE resumes SET scan_state = 'pending' WHERE state = 'stored' AND scan_state = 'not-scanned'"),

  /**
   * Applications whose resumes have been pending for that many seconds, or were accepted without a scan, oldest first.
   * One with a storage fault is tried again after an hour.
   */
  findWaiting: listRows<{ id: string }, [seconds: number, limit: number]>(`
    SELECT application_id AS id FROM resumes WHERE state = 'stored' AND scan_state = 'pending'
      AND (storage_fault_at IS NULL OR storage_fault_at < now() - interval '1 hour')
      AND (scanned_at IS NOT NULL OR settled_at < now() - make_interval(secs => $1)) ORDER BY settled_at LIMIT $2`),
});

const EVERY_MS = 5 * 60_000;
/** A newer resume has its own job. */
const OLD_SECONDS = 3_600;
const BATCH = 50;

/** Scans the resumes that were filed without a scanner, once there is one. A failed round is repeated by the next. */
@Injectable()
export class ScanWaitingResumes {
  constructor(
    schedule: Schedule,
    scanner: Scanner,
    private readonly database: Database,
    private readonly scanResume: ScanResume,
  ) {
    if (scanner.isOn) schedule.every({ name: 'waiting resumes', everyMs: EVERY_MS, run: () => this.scanWaiting() });
  }

  /** Returns how many resumes were looked at. @throws ScannerUnavailable at the first that got none. */
  async scanWaiting(): Promise<number> {
    await demand(this.database);
    let scanned = 0;
    for (;;) {
      const waiting = await findWaiting(this.database, OLD_SECONDS, BATCH);
      for (const { id } of waiting) await this.scan(id);
      scanned += waiting.length;
      if (waiting.length < BATCH) return scanned;
    }
  }

  /** A missing or damaged resume is already reported, so the others are scanned all the same. */
  private async scan(subjectId: string): Promise<void> {
    try {
      await this.scanResume.run({ job: 'resumes.scan', eventId: '', subjectId });
    } catch (error) {
      if (!(error instanceof ResumeMissing || error instanceof ResumeDamaged)) throw error;
    }
  }
}
