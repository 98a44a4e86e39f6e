import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { statement } from '../../../platform/database/statement';
import type { ResumeState, ResumeType, ScanState } from '../resumes.facts';
import type { StoredResume } from '../read-stored-resume';
import { joinApplication } from '../../applications/application.facts';

export interface Resume extends StoredResume {
  /** The applicant's name. */
  applicant: string;
  type: ResumeType;
  state: ResumeState;
  scanState: ScanState;
  flags: string[];
}

const columns = `r.application_id AS "applicationId", a.name AS applicant, r.key, r.type, r.size, r.sha256,
  r.state, r.scan_state AS "scanState", r.storage_fault AS "storageFault", r.flags FROM resumes r ${joinApplication('a', 'a.id = r.application_id')}`;
const findByKey = statement('resumes.find-by-key', `SELECT ${columns} WHERE r.key = $1`);
const findByApplication = statement('resumes.find-by-application', `SELECT ${columns} WHERE r.application_id = $1`);
const findErased = statement('resumes.find-erased', 'SELECT 1 FROM erased_resumes WHERE key_hash = $1');

/** The facts needed to read a resume. */
@Injectable()
export class ResumesRepository {
  constructor(private readonly database: Database) {}

  /** By the file name in a resume's address. */
  async findByKey(key: string): Promise<Resume | null> {
    return (await this.database.query<Resume>(findByKey, [key]))[0] ?? null;
  }

  async findByApplication(applicationId: string): Promise<Resume | null> {
    return (await this.database.query<Resume>(findByApplication, [applicationId]))[0] ?? null;
  }

  /** Whether a resume of this name was erased. Only the SHA-256 of its name is kept. */
  async wasErased(key: string): Promise<boolean> {
    return (await this.database.query(findErased, [createHash('sha256').update(key).digest()])).length > 0;
  }
}
