import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { Outbox, OutboxNotifier } from '../../../platform/outbox/outbox';
import { Scanner } from '../../../platform/scan/scanner';
import { Storage } from '../../../platform/storage/storage';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { AskForAnother } from '../another/ask-for-another.use-case';
import { aboutApplication, ReadStoredResume } from '../read-stored-resume';
import { publishAgain } from '../repeat-examination';
import { RESUME_CLEARED, resumeObject } from '../resumes.facts';
import { resumeScanning } from './resume-scanning.repository';

/** Scans a resume that is in storage. Without a verdict it cannot be read and is scanned again, also one that was filed without a scanner. */
@Injectable()
export class ScanResume {
  constructor(
    private readonly scanner: Scanner,
    private readonly storage: Storage,
    private readonly stored: ReadStoredResume,
    private readonly database: Database,
    private readonly audit: RecordAudit,
    private readonly outbox: Outbox,
    private readonly notifier: OutboxNotifier,
    private readonly askForAnother: AskForAnother,
  ) {}

  /** @throws ResumeMissing, ResumeDamaged, ScannerUnavailable: it is to be tried again */
  async run(applicationId: string): Promise<void> {
    const resume = await resumeScanning.find(this.database, applicationId);
    if (!resume) return;
    const { key, scanState } = resume;
    if (scanState === 'infected') return this.removeInfected(applicationId, key);
    const isDue = scanState !== 'clean' && this.scanner.isOn;
    const verdict = isDue ? await this.scanner.scan(await this.stored.read(resume)) : null;
    if (verdict?.clean === false) return this.condemn(applicationId, key, verdict.malware);
    await this.database.transaction(async (tx) => {
      await resumeScanning.settle(tx, applicationId, key, verdict || scanState === 'clean' ? 'clean' : 'not-scanned');
      // Of another file's application the event is there already.
      if (resume.isAnother) await publishAgain(tx, this.outbox, RESUME_CLEARED, applicationId, ['resumes.examine']);
      else await this.outbox.publish(tx, RESUME_CLEARED, applicationId);
    });
    this.notifier.notify();
  }

  /** Blocks reading before the object is deleted. */
  private async condemn(applicationId: string, key: string, malware: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const entry = { action: 'resume.infected' as const, ...aboutApplication(applicationId), details: { malware } };
      if (await resumeScanning.condemn(tx, applicationId, key, malware)) await this.audit.record(entry, tx);
    });
    await this.removeInfected(applicationId, key);
  }

  private async removeInfected(applicationId: string, key: string): Promise<void> {
    await this.storage.remove(resumeObject(key));
    await this.askForAnother.run({ applicationId, key, reason: 'infected' });
  }
}
