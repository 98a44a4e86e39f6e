import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { ResumeDamaged, ResumeMissing } from '../resumes.errors';
import { resumeScanning } from './resume-scanning.repository';
import { ScanResume } from './scan-resume.use-case';

/** A newer resume has its own job. */
const OLD_SECONDS = 3_600;
const BATCH = 50;

/** Scans resumes that are still without a verdict, also those that were filed while there was no scanner. */
@Injectable()
export class ScanWaitingResumes {
  constructor(
    private readonly database: Database,
    private readonly scanResume: ScanResume,
  ) {}

  /** Returns how many resumes were looked at. The next round repeats a failed one. @throws ScannerUnavailable */
  async run(): Promise<number> {
    await resumeScanning.demand(this.database);
    let scanned = 0;
    for (;;) {
      const waiting = await resumeScanning.findWaiting(this.database, OLD_SECONDS, BATCH);
      for (const { id } of waiting)
        await this.scanResume.run(id).catch((error: unknown) => {
          // It is reported already, so the others are scanned all the same.
          if (!(error instanceof ResumeMissing || error instanceof ResumeDamaged)) throw error;
        });
      scanned += waiting.length;
      if (waiting.length < BATCH) return scanned;
    }
  }
}
