import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { findRow, hasRow, queries } from '../../platform/database/queries';
import { Unavailable } from '../../platform/http/errors/http.errors';
import { InjectLogger, type Logger } from '../../platform/log/log.module';
import { Storage, type Checksum, StoredObjectDamaged, StoredObjectMissing } from '../../platform/storage/storage';
import { RecordAudit } from '../audit/record-audit.use-case';
import { type StorageFault, resumeObject } from './resumes.facts';
import { ResumeDamaged, ResumeMissing } from './resumes.errors';

const faults = queries('storage-faults', {
  /** No row when the same fault was noted within the last hour, or the resume is gone. */
  note: findRow<{ isNew: boolean }, [applicationId: string, fault: StorageFault, key: string]>(`
    WITH earlier AS (
      SELECT storage_fault IS DISTINCT FROM $2 AS is_new, storage_fault_at < now() - interval '1 hour' AS is_old
      FROM resumes WHERE application_id = $1 AND key = $3 FOR UPDATE)
    UPDATE resumes SET storage_fault = $2, storage_fault_at = now() FROM earlier
    WHERE application_id = $1 AND key = $3 AND (is_new OR is_old) RETURNING is_new AS "isNew"`),

  clear: hasRow<[applicationId: string]>(`
    UPDATE resumes SET storage_fault = NULL, storage_fault_at = NULL
    WHERE application_id = $1 AND storage_fault IS NOT NULL RETURNING application_id`),
});

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
        if (await faults.clear(tx, applicationId))
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
    else this.logger.error({ ...line, alarm: 'resume_unreadable' }, 'a resume cannot be read from storage');
    if (fault === null) throw new Unavailable('The file storage cannot be reached. Please try again.');
    throw fault === 'missing' ? new ResumeMissing() : new ResumeDamaged();
  }

  /** Whether to raise the alarm; also true when the fault could not be noted. */
  private async note(resume: StoredResume, fault: StorageFault, details: Record<string, string>): Promise<boolean> {
    const { applicationId, key } = resume;
    try {
      return await this.database.transaction(async (tx) => {
        const noted = await faults.note(tx, applicationId, fault, key);
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
