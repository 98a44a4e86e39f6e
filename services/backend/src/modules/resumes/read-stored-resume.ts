import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { Unavailable } from '../../platform/http/errors/http.errors';
import { raiseAlarm } from '../../platform/log/alarm';
import { InjectLogger, type Logger } from '../../platform/log/log.module';
import { Storage, type Checksum, StoredObjectDamaged, StoredObjectMissing } from '../../platform/storage/storage';
import { RecordAudit } from '../audit/record-audit.use-case';
import { type StorageFault, resumeObject } from './resumes.facts';
import { ResumeDamaged, ResumeMissing } from './resumes.errors';
import { storageFaults } from './storage-faults.repository';

export interface StoredResume extends Checksum {
  applicationId: string;
  key: string;
  /** The fault of the last read. */
  storageFault: StorageFault | null;
  /** Another file has replaced it. Of such a one no fault is noted, so that each raises the alarm. */
  isFormer?: boolean;
}

export const aboutApplication = (subjectId: string) => ({ subjectType: 'application' as const, subjectId });

/** Reads the bytes of a resume and verifies them. A missing or damaged object is logged as an alarm and noted for HR. */
@Injectable()
export class ReadStoredResume {
  constructor(
    private readonly storage: Storage,
    private readonly database: Database,
    private readonly audit: RecordAudit,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  /** @throws ResumeMissing, ResumeDamaged, Unavailable */
  async read(resume: StoredResume): Promise<Buffer> {
    const { applicationId, key, storageFault } = resume;
    const bytes = await this.storage
      .readExact(resumeObject(key), resume)
      .catch((err: unknown) => this.refuse(resume, err));
    if (storageFault)
      await this.database.transaction(async (tx) => {
        if (await storageFaults.clear(tx, applicationId))
          await this.audit.record({ action: 'resume.restored', ...aboutApplication(applicationId) }, tx);
      });
    return bytes;
  }

  private async refuse(resume: StoredResume, err: unknown): Promise<never> {
    const { applicationId } = resume;
    const difference = err instanceof StoredObjectDamaged ? err.difference : undefined;
    const fault = err instanceof StoredObjectMissing ? 'missing' : difference ? 'damaged' : null;
    const details = difference ? { difference } : {};
    // Retries repeat the same fault, so it raises an alarm only once an hour.
    const isTold = fault !== null && !resume.isFormer && !(await this.note(resume, fault, details));
    const line = { err, applicationId, ...details };
    if (isTold) this.logger.warn(line, 'a resume still cannot be read from storage');
    else raiseAlarm(this.logger, 'resume_unreadable', 'a resume cannot be read from storage', line);
    if (fault === null) throw new Unavailable('The file storage cannot be reached. Please try again.');
    throw fault === 'missing' ? new ResumeMissing() : new ResumeDamaged();
  }

  /** Whether to raise the alarm; also true when the fault could not be noted. */
  private async note(resume: StoredResume, fault: StorageFault, details: Record<string, string>): Promise<boolean> {
    const { applicationId, key } = resume;
    try {
      return await this.database.transaction(async (tx) => {
        const noted = await storageFaults.note(tx, applicationId, fault, key);
        if (noted?.isNew)
          await this.audit.record({ action: `resume.${fault}`, ...aboutApplication(applicationId), details }, tx);
        return noted !== undefined;
      });
    } catch (err) {
      this.logger.error({ err, applicationId }, 'a fault of a resume could not be noted');
      return true;
    }
  }
}
