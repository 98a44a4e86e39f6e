import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { Outbox } from '../../../platform/outbox/outbox';
import { OutboxNotifier } from '../../../platform/outbox/outbox-notifier';
import { HandlesJob } from '../../../platform/queue/find-handlers';
import type { JobEnvelope, JobHandler } from '../../../platform/queue/job';
import { Scanner } from '../../../platform/scan/scanner';
import { Storage } from '../../../platform/storage/storage';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { resumeObject } from '../object-keys';
import { ReadStoredResume } from '../read-stored-resume';
import { RESUME_CLEARED } from '../resumes.events';
import { ScanningRepository, type ScannedResume } from './scanning.repository';

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
