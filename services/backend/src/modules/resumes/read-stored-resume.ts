import { Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { Database } from '../../platform/database/database';
import { Unavailable } from '../../platform/http/errors/http.errors';
import { InjectLogger } from '../../platform/log/log.module';
import type { Checksum } from '../../platform/storage/checksum';
import { Storage } from '../../platform/storage/storage';
import { StorageUnavailable, StoredObjectDamaged, StoredObjectMissing } from '../../platform/storage/storage.errors';
import { RecordAudit } from '../audit/record-audit.use-case';
import { resumeObject } from './object-keys';
import { ResumeDamaged, ResumeMissing } from './resumes.errors';
import type { StorageFault } from './resumes.facts';
import { StorageFaultsRepository } from './storage-faults.repository';

export interface StoredResume extends Checksum {
  applicationId: string;
  key: string;
  /** The fault of the last read. */
  storageFault: StorageFault | null;
}

/** Reads the bytes of a resume and verifies them. A missing or damaged object is logged as an alarm and noted for HR. */
@Injectable()
export class ReadStoredResume {
  constructor(
    private readonly storage: Storage,
    private readonly database: Database,
    private readonly faults: StorageFaultsRepository,
    private readonly audit: RecordAudit,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  /** @throws ResumeMissing, ResumeDamaged, Unavailable */
  async read(resume: StoredResume): Promise<Buffer> {
    const bytes = await this.storage.readExact(resumeObject(resume.key), resume).catch((error: unknown) => error);
    if (!Buffer.isBuffer(bytes)) return this.refuse(resume.applicationId, bytes);
    if (resume.storageFault) await this.forget(resume.applicationId);
    return bytes;
  }

  private async refuse(applicationId: string, err: unknown): Promise<never> {
    const details = err instanceof StoredObjectDamaged ? { difference: err.difference } : {};
    const fault = faultOf(err);
    // Retries repeat the same fault, so it raises an alarm only once an hour.
    const isTold = fault !== null && !(await this.note(applicationId, fault, details));
    const line = { err, applicationId, ...details };
    if (isTold) this.logger.warn(line, 'a resume still cannot be read from storage');
    else this.logger.error({ ...line, alarm: 'resume_unreadable' }, 'a resume cannot be read from storage');
    if (err instanceof StorageUnavailable)
      throw new Unavailable('The file storage cannot be reached. Please try again.');
    if (fault === null) throw err;
    throw fault === 'missing' ? new ResumeMissing() : new ResumeDamaged();
  }

  /** Whether to raise the alarm; also true when the fault could not be noted. */
  private async note(applicationId: string, fault: StorageFault, details: Record<string, string>): Promise<boolean> {
    try {
      return await this.database.transaction(async (tx) => {
        const noted = await this.faults.note(tx, applicationId, fault);
        if (noted?.isNew)
          await this.audit.record({ action: `resume.${fault}`, ...subject(applicationId), details }, tx);
        return noted !== null;
      });
    } catch (err) {
      this.logger.error({ err, applicationId }, 'a fault of a resume could not be noted');
      return true;
    }
  }

  private async forget(applicationId: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      if (await this.faults.clear(tx, applicationId))
        await this.audit.record({ action: 'resume.restored', ...subject(applicationId) }, tx);
    });
  }
}

function faultOf(error: unknown): StorageFault | null {
  if (error instanceof StoredObjectMissing) return 'missing';
  return error instanceof StoredObjectDamaged ? 'damaged' : null;
}

const subject = (subjectId: string) => ({ subjectType: 'application', subjectId });
