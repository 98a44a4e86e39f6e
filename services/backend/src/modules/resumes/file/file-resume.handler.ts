import { Injectable } from '@nestjs/common';
import { InjectConfig } from '../../../platform/config/config.module';
import type { Config } from '../../../platform/config/config.schema';
import { Database } from '../../../platform/database/database';
import { Outbox } from '../../../platform/outbox/outbox';
import { OutboxNotifier } from '../../../platform/outbox/outbox-notifier';
import { HandlesJob } from '../../../platform/queue/find-handlers';
import { type JobEnvelope, type JobHandler, PermanentFailure } from '../../../platform/queue/job';
import { Storage, checksumOf } from '../../../platform/storage/storage';
import { APPLICATION_READY_FOR_HR } from '../../applications/application.facts';
import { listDocxEntries } from '../identify/list-docx-entries';
import { contentTypes, type ResumeType, RESUME_STORED, resumeObject } from '../resumes.facts';
import { ResumeFilingRepository, type UnfiledResume } from './resume-filing.repository';

type ResumeToStore = Pick<UnfiledResume, 'key' | 'type' | 'sha256'> & { bytes: Buffer };

/** Moves a resume from the spool to storage, proves that it arrived, and lets HR know. Repeating it changes nothing. */
@Injectable()
@HandlesJob('applications.file-resume')
export class FileResume implements JobHandler {
  constructor(
    private readonly resumes: ResumeFilingRepository,
    private readonly storage: Storage,
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly notifier: OutboxNotifier,
    @InjectConfig() private readonly config: Config,
  ) {}

  async run({ subjectId }: JobEnvelope): Promise<void> {
    const resume = await this.resumes.findUnfiled(subjectId);
    if (!resume) return this.tellHr(subjectId);
    try {
      await this.file(subjectId, resume);
    } catch (error) {
      // HR gets a mail for every application, even if storage is down for long or the file can never be stored.
      const hopeless = error instanceof PermanentFailure;
      if (hopeless) await this.resumes.giveUp(subjectId, 'The file was damaged on its way.');
      if (hopeless || resume.age_seconds > this.config.HR_MAIL_GRACE_SECONDS) await this.tellHr(subjectId);
      throw error;
    }
  }

  private async file(applicationId: string, { key, type, sha256, bytes }: UnfiledResume): Promise<void> {
    if (!bytes) throw new PermanentFailure('The spool has no bytes for this resume');
    if (!checksumOf(bytes).sha256.equals(sha256))
      throw new PermanentFailure('The spooled bytes are not the ones that were received');
    const note = await checkResumeStructure(type, bytes);
    await this.store({ key, type, sha256, bytes });
    await this.database.transaction(async (tx) => {
      await this.resumes.settle(tx, applicationId, note ? 'rejected' : 'stored', note);
      await this.outbox.publish(tx, APPLICATION_READY_FOR_HR, applicationId);
      if (!note) await this.outbox.publish(tx, RESUME_STORED, applicationId);
    });
    this.notifier.notify();
  }

  /** Puts a resume into storage and reads it back. @throws when storage cannot be used, or gives back other bytes */
  async store({ key, type, sha256, bytes }: ResumeToStore): Promise<void> {
    await this.storage.put(resumeObject(key), bytes, contentTypes[type]);
    await this.storage.readExact(resumeObject(key), { size: bytes.length, sha256 });
  }

  private async tellHr(applicationId: string): Promise<void> {
    await this.outbox.publish(this.database, APPLICATION_READY_FOR_HR, applicationId);
    this.notifier.notify();
  }
}

const PDF_TAIL_BYTES = 2_048;
/** [MS-CFB] 2.2: sectors of 512 or 4096 bytes, told by their power of two at offset 30. */
const CFB_SECTOR_SHIFTS = new Set([9, 12]);

/** Null when a file is whole as far as its structure tells, otherwise what is wrong with it, in a sentence for HR. */
export async function checkResumeStructure(type: ResumeType, bytes: Buffer): Promise<string | null> {
  if (type === 'pdf') return isWholePdf(bytes) ? null : 'The PDF is cut off or damaged.';
  if (type === 'doc') return isWholeDoc(bytes) ? null : 'The Word document is cut off or damaged.';
  const entries = await listDocxEntries(bytes).catch(() => null);
  return entries ? null : 'The Word document is cut off or damaged.';
}

/** ISO 32000-2, 7.5.5: the last lines are `startxref`, an offset and `%%EOF`; some writers append a little after that. */
function isWholePdf(bytes: Buffer): boolean {
  const tail = bytes.subarray(-PDF_TAIL_BYTES).toString('latin1');
  return /startxref\s+\d+\s+%%EOF/.test(tail);
}

function isWholeDoc(bytes: Buffer): boolean {
  return bytes.length >= 1_536 && CFB_SECTOR_SHIFTS.has(bytes.readUInt16LE(30)) && bytes.readUInt16LE(28) === 0xfffe;
}
