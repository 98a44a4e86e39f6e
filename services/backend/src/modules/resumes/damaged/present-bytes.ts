import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { Unavailable } from '../../../platform/http/errors/http.errors';
import { Storage, StoredObjectMissing } from '../../../platform/storage/storage';
import { ReadStoredResume } from '../read-stored-resume';
import type { Resume } from '../read/resumes.repository';
import { ResumeDamaged, ResumeMissing } from '../resumes.errors';
import { LARGEST_RESUME_MIB, resumeObject } from '../resumes.facts';
import { spooledBytes } from './present-bytes.repository';

/** What storage has instead of a resume may be of any length. */
const MOST_BYTES = LARGEST_RESUME_MIB * 1024 * 1024;

/**
 * The bytes that there are of a resume, whether or not they are those that were sent: what storage has, or what the spool kept of one
 * that was damaged on its way. Of more than 5 MiB the first ones.
 */
@Injectable()
export class PresentBytes {
  constructor(
    private readonly database: Database,
    private readonly storage: Storage,
    private readonly stored: ReadStoredResume,
  ) {}

  /** A fault of the storage is noted for HR, and raises its alarm. @throws ResumeMissing, Unavailable */
  async read(resume: Resume): Promise<Buffer> {
    const { key, state } = resume;
    if (state === 'rejected') return (await spooledBytes.find(this.database, key))?.bytes ?? isMissing();
    try {
      return await this.stored.read(resume);
    } catch (error) {
      if (!(error instanceof ResumeDamaged)) throw error;
      const bytes = await this.storage.readWhole(resumeObject(key), MOST_BYTES).catch(refuse);
      return bytes.subarray(0, MOST_BYTES);
    }
  }

  /** How many bytes `read` would give. @throws ResumeMissing, Unavailable */
  async size({ key, state }: Resume): Promise<number> {
    if (state === 'rejected') return (await spooledBytes.size(this.database, key))?.size ?? isMissing();
    return Math.min(MOST_BYTES, await this.storage.sizeOf(resumeObject(key)).catch(refuse));
  }
}

function isMissing(): never {
  throw new ResumeMissing();
}

function refuse(error: unknown): never {
  if (error instanceof StoredObjectMissing) return isMissing();
  throw new Unavailable('The file storage cannot be reached. Please try again.');
}
