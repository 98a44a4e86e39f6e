import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { findRow, hasRow, queries, run } from '../../../platform/database/queries';
import { Outbox, OutboxNotifier } from '../../../platform/outbox/outbox';
import { HandlesJob, type JobEnvelope, type JobHandler } from '../../../platform/queue/job';
import { Scanner } from '../../../platform/scan/scanner';
import { Storage } from '../../../platform/storage/storage';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { ReadStoredResume, type StoredResume } from '../read-stored-resume';
import { RESUME_CLEARED, resumeObject, type ScanState } from '../resumes.facts';

interface ScannedResume extends StoredResume {
  scanState: ScanState;
}

const scanning = queries('resume-scanning', {
  /** A resume that is in storage, or an infected one whose object must be deleted. */
  find: findRow<ScannedResume, [applicationId: string]>(`
    SELECT application_id AS "applicationId", key, size, sha256, storage_fault AS "storageFault",
      scan_state AS "scanState" FROM resumes
    WHERE application_id = $1 AND (state = 'stored' OR scan_state = 'infected')`),

  settle: run<[applicationId: string, scanState: ScanState]>(`
    UPDATE resumes SET scan_state = $2, scanned_at = now() WHERE application_id = $1 AND state = 'stored'`),

  /** False when another job did it first. */
  condemn: hasRow<[applicationId: string, malware: string]>(`
    UPDATE resumes SET scan_state = 'infected', scanned_at = now(), malware = $2, state = 'rejected', has_preview = false,
      note = 'The scanner found malware in this file, so it was deleted.'
    WHERE application_id = $1 AND state = 'stored' RETURNING key`),
});

/** Scans a resume. Without a verdict it stays pending, cannot be read, and is scanned again. */
@Injectable()
@HandlesJob('resumes.scan')
export class ScanResume implements JobHandler {
  constructor(
    private readonly scanner: Scanner,
    private readonly storage: Storage,
    private readonly stored: ReadStoredResume,
    private readonly database: Database,
    private readonly audit: RecordAudit,
    private readonly outbox: Outbox,
    private readonly notifier: OutboxNotifier,
  ) {}

  async run({ subjectId }: JobEnvelope): Promise<void> {
    const resume = await scanning.find(this.database, subjectId);
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
      await scanning.settle(tx, applicationId, state);
      await this.outbox.publish(tx, RESUME_CLEARED, applicationId);
    });
    this.notifier.notify();
  }

  /** Blocks reading before the object is deleted. */
  private async condemn(applicationId: string, { key }: ScannedResume, malware: string): Promise<void> {
    const subject = { subjectType: 'application' as const, subjectId: applicationId };
    await this.database.transaction(async (tx) => {
      if (await scanning.condemn(tx, applicationId, malware))
        await this.audit.record({ action: 'resume.infected', ...subject, details: { malware } }, tx);
    });
    await this.storage.remove(resumeObject(key));
  }
}
