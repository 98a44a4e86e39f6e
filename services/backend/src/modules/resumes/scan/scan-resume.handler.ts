import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { Outbox } from '../../../platform/outbox/outbox';
import { OutboxNotifier } from '../../../platform/outbox/outbox-notifier';
import { HandlesJob } from '../../../platform/queue/find-handlers';
import type { JobEnvelope, JobHandler } from '../../../platform/queue/job';
import { Scanner } from '../../../platform/scan/scanner';
import { Storage } from '../../../platform/storage/storage';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { RESUME_CLEARED, resumeObject } from '../resumes.facts';
import { ReadStoredResume } from '../read-stored-resume';
import { ScanningRepository, type ScannedResume } from './scanning.repository';
import { Schedule } from '../../../platform/schedule/schedule';
import { ResumeDamaged, ResumeMissing } from '../resumes.errors';

/** Scans a resume. Without a verdict it stays pending, cannot be read, and is scanned again. */
@Injectable()
@HandlesJob('resumes.scan')
export class ScanResume implements JobHandler {
  constructor(
    private readonly resumes: ScanningRepository,
    private readonly scanner: Scanner,
    private readonly storage: Storage,
    private readonly stored: ReadStoredResume,
    private readonly database: Database,
    private readonly audit: RecordAudit,
    private readonly outbox: Outbox,
    private readonly notifier: OutboxNotifier,
  ) {}

  async run({ subjectId }: JobEnvelope): Promise<void> {
    const resume = await this.resumes.find(subjectId);
    if (!resume) return;
    if (resume.scanState === 'infected') return this.storage.remove(resumeObject(resume.key));
    const verdict = resume.scanState === 'clean' ? { clean: true as const } : await this.scan(resume);
    if (verdict?.clean === false) return this.condemn(subjectId, resume, verdict.malware);
    await this.clear(subjectId, verdict ? 'clean' : 'not-scanned');
  }

  private async scan(resume: ScannedResume) {
    return this.scanner.isOn ? this.scanner.scan(await this.stored.read(resume)) : null;
  }

  private async clear(applicationId: string, state: 'clean' | 'not-scanned'): Promise<void> {
    await this.database.transaction(async (tx) => {
      await this.resumes.settle(tx, applicationId, state);
      await this.outbox.publish(tx, RESUME_CLEARED, applicationId);
    });
    this.notifier.notify();
  }

  /** Blocks reading before the object is deleted. */
  private async condemn(applicationId: string, { key }: ScannedResume, malware: string): Promise<void> {
    const subject = { subjectType: 'application', subjectId: applicationId };
    await this.database.transaction(async (tx) => {
      if (!(await this.resumes.condemn(tx, applicationId, malware))) return;
      await this.audit.record({ action: 'resume.infected', ...subject, details: { malware } }, tx);
    });
    await this.storage.remove(resumeObject(key));
  }
}

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
