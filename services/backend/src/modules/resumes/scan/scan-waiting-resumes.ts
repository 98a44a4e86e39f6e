import { Injectable } from '@nestjs/common';
import { Scanner } from '../../../platform/scan/scanner';
import { Schedule } from '../../../platform/schedule/schedule';
import { ResumeDamaged, ResumeMissing } from '../resumes.errors';
import { ScanResume } from './scan-resume.handler';
import { ScanningRepository } from './scanning.repository';

const EVERY_MS = 5 * 60_000;
/** A newer resume has its own job. */
const OLD_SECONDS = 3_600;
const BATCH = 50;

/** Scans the resumes that were filed without a scanner, once there is one. A failed round is repeated by the next. */
@Injectable()
export class ScanWaitingResumes {
  constructor(
    schedule: Schedule,
    private readonly resumes: ScanningRepository,
    scanner: Scanner,
    private readonly scanResume: ScanResume,
  ) {
    if (scanner.isOn) schedule.every({ name: 'waiting resumes', everyMs: EVERY_MS, run: () => this.scanWaiting() });
  }

  /** Returns how many resumes were looked at. @throws ScannerUnavailable at the first that got none. */
  async scanWaiting(olderThanSeconds = OLD_SECONDS): Promise<number> {
    await this.resumes.demandScans();
    let scanned = 0;
    for (;;) {
      const waiting = await this.resumes.findWaiting(olderThanSeconds, BATCH);
      for (const subjectId of waiting) await this.scan(subjectId);
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
