import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { findRow, hasRow, listRows, queries, run } from '../../../platform/database/queries';
import { Outbox, OutboxNotifier } from '../../../platform/outbox/outbox';
import { type JobEnvelope, type JobHandler, HandlesJob } from '../../../platform/queue/job';
import { Scanner } from '../../../platform/scan/scanner';
import { Schedule } from '../../../platform/schedule/schedule';
import { Storage } from '../../../platform/storage/storage';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { AskForAnother } from '../another/ask-for-another.use-case';
import { aboutApplication, ReadStoredResume, type StoredResume } from '../read-stored-resume';
import { publishAgain } from '../repeat-examination';
import { ResumeDamaged, ResumeMissing } from '../resumes.errors';
import { RESUME_CLEARED, resumeObject, type ScanState } from '../resumes.facts';

const scanning = queries('resume-scanning', {
  /** A resume that is in storage, or an infected one whose object must be deleted. */
  find: findRow<StoredResume & { scanState: ScanState; isAnother: boolean }, [applicationId: string]>(`
    SELECT application_id AS "applicationId", key, size, sha256, storage_fault AS "storageFault",
      scan_state AS "scanState", answers_ask IS NOT NULL AS "isAnother" FROM resumes
    WHERE application_id = $1 AND (state = 'stored' OR scan_state = 'infected')`),

  /** Nothing when the file was replaced meanwhile, by one that has its own job. */
  settle: run<[applicationId: string, key: string, scanState: ScanState]>(`
    UPDATE resumes SET scan_state = $3, scanned_at = now() WHERE application_id = $1 AND key = $2 AND state = 'stored'`),

  /** False when another job did it first. */
  condemn: hasRow<[applicationId: string, key: string, malware: string]>(`
    UPDATE resumes SET scan_state = 'infected', scanned_at = now(), malware = $3, state = 'rejected', has_preview = false,
      note = 'The scanner found malware in this file, so it was deleted.'
    WHERE application_id = $1 AND key = $2 AND state = 'stored' RETURNING key`),

  /** Marks resumes that were accepted without a scan as pending. */
  demand: run("UPDATE resumes SET scan_state = 'pending' WHERE state = 'stored' AND scan_state = 'not-scanned'"),

  /** Pending for so many seconds, or accepted without a scan; oldest first. After a storage fault it waits an hour. */
  findWaiting: listRows<{ id: string }, [seconds: number, limit: number]>(`
    SELECT application_id AS id FROM resumes WHERE state = 'stored' AND scan_state = 'pending'
      AND (storage_fault_at IS NULL OR storage_fault_at < now() - interval '1 hour')
      AND (scanned_at IS NOT NULL OR settled_at < now() - make_interval(secs => $1)) ORDER BY settled_at LIMIT $2`),
});

const EVERY_MS = 5 * 60_000;
/** A newer resume has its own job. */
const OLD_SECONDS = 3_600;
const BATCH = 50;

/** Without a verdict a resume cannot be read and is scanned again, also one that was filed without a scanner. */
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
    private readonly asking: AskForAnother,
    schedule: Schedule,
  ) {
    if (scanner.isOn) schedule.every({ name: 'waiting resumes', everyMs: EVERY_MS, run: () => this.scanWaiting() });
  }

  async run({ subjectId }: Pick<JobEnvelope, 'subjectId'>): Promise<void> {
    const resume = await scanning.find(this.database, subjectId);
    if (!resume) return;
    const { key, scanState } = resume;
    if (scanState === 'infected') return this.removeInfected(subjectId, key);
    const isDue = scanState !== 'clean' && this.scanner.isOn;
    const verdict = isDue ? await this.scanner.scan(await this.stored.read(resume)) : null;
    if (verdict?.clean === false) return this.condemn(subjectId, key, verdict.malware);
    await this.database.transaction(async (tx) => {
      await scanning.settle(tx, subjectId, key, verdict || scanState === 'clean' ? 'clean' : 'not-scanned');
      // Of another file's application the event is there already.
      if (resume.isAnother) await publishAgain(tx, this.outbox, RESUME_CLEARED, subjectId, ['resumes.examine']);
      else await this.outbox.publish(tx, RESUME_CLEARED, subjectId);
    });
    this.notifier.notify();
  }

  /** Blocks reading before the object is deleted. */
  private async condemn(applicationId: string, key: string, malware: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const entry = { action: 'resume.infected' as const, ...aboutApplication(applicationId), details: { malware } };
      if (await scanning.condemn(tx, applicationId, key, malware)) await this.audit.record(entry, tx);
    });
    await this.removeInfected(applicationId, key);
  }

  private async removeInfected(applicationId: string, key: string): Promise<void> {
    await this.storage.remove(resumeObject(key));
    await this.asking.ask({ applicationId, key }, 'infected');
  }

  /** Returns how many resumes were looked at. The next round repeats a failed one. @throws ScannerUnavailable */
  async scanWaiting(): Promise<number> {
    await scanning.demand(this.database);
    let scanned = 0;
    for (;;) {
      const waiting = await scanning.findWaiting(this.database, OLD_SECONDS, BATCH);
      for (const { id } of waiting)
        await this.run({ subjectId: id }).catch((error: unknown) => {
          // It is reported already, so the others are scanned all the same.
          if (!(error instanceof ResumeMissing || error instanceof ResumeDamaged)) throw error;
        });
      scanned += waiting.length;
      if (waiting.length < BATCH) return scanned;
    }
  }
}
