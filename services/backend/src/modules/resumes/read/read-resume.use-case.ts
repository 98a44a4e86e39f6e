import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/access/access.decorators';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import { Database } from '../../../platform/database/database';
import { findRow, queries } from '../../../platform/database/queries';
import { NotFound } from '../../../platform/http/errors/http.errors';
import { joinApplication } from '../../applications/application.facts';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { EraseResumes } from '../erase-resumes.use-case';
import { aboutApplication, ReadStoredResume, type StoredResume } from '../read-stored-resume';
import * as refusals from '../resumes.errors';
import type { ResumeState, ResumeType, ScanState } from '../resumes.facts';

export interface Resume extends StoredResume {
  applicant: string;
  type: ResumeType;
  state: ResumeState;
  scanState: ScanState;
  flags: string[];
}

/** SQL: the columns of a `Resume`, and where they are from. */
export const resumeColumns = `r.application_id AS "applicationId", a.name AS applicant, r.key, r.type, r.size, r.sha256,
  r.state, r.scan_state AS "scanState", r.storage_fault AS "storageFault", r.flags`;
export const fromResumes = `FROM resumes r ${joinApplication('a', 'a.id = r.application_id')}`;

const { findByKey, findFormer } = queries('resumes', {
  findByKey: findRow<Resume, [key: string]>(`SELECT ${resumeColumns} ${fromResumes} WHERE r.key = $1`),

  /** One that another file has replaced. */
  findFormer: findRow<Resume, [key: string]>(`
    SELECT r.application_id AS "applicationId", a.name AS applicant, r.key, r.type, r.size, r.sha256, r.state,
      r.scan_state AS "scanState", NULL AS "storageFault", r.flags, true AS "isFormer"
    FROM former_resumes r ${joinApplication('a', 'a.id = r.application_id')} WHERE r.key = $1`),
});

/** Hands out a filed resume, after all its bytes were verified. Readings and refusals are recorded in the audit log. */
@Injectable()
export class ReadResume {
  constructor(
    private readonly database: Database,
    private readonly erased: EraseResumes,
    private readonly stored: ReadStoredResume,
    private readonly audit: RecordAudit,
    @InjectConfig() private readonly config: Config,
  ) {}

  /** The facts only; a refusal is recorded where there is a reader. @throws NotFound, ResumeErased and as `admit` */
  async find(fileName: string, reader?: Caller): Promise<Resume> {
    // Postgres has no text with a zero character.
    const resume = fileName.includes('\0')
      ? undefined
      : ((await findByKey(this.database, fileName)) ?? (await findFormer(this.database, fileName)));
    if (resume) {
      await this.admit(resume, reader);
      return resume;
    }
    if ((await this.erased.findErased([fileName])).size === 0) throw new NotFound('There is no such resume.');
    if (reader) await this.recordRefusal(reader, 'resume_erased');
    throw new refusals.ResumeErased();
  }

  /** @throws as `find`, and ResumeMissing, ResumeDamaged, Unavailable */
  async open(fileName: string, reader: Caller): Promise<{ resume: Resume; bytes: Buffer }> {
    const resume = await this.find(fileName, reader);
    try {
      const bytes = await this.stored.read(resume);
      await this.recordReading(reader, resume);
      return { resume, bytes };
    } catch (error) {
      if (error instanceof refusals.ResumeMissing || error instanceof refusals.ResumeDamaged)
        await this.recordRefusal(reader, error.code, resume.applicationId);
      throw error;
    }
  }

  /** Records a refusal of a reader. @throws ResumeInfected, ResumeRejected, ResumeNotFiled, ResumeNotScanned */
  async admit({ applicationId, state, scanState }: Resume, reader?: Caller): Promise<void> {
    const refusal = this.refusalOf(state, scanState);
    if (refusal && reader) await this.recordRefusal(reader, refusal.code, applicationId);
    if (refusal) throw refusal;
  }

  private refusalOf(state: ResumeState, scanState: ScanState) {
    if (scanState === 'infected') return new refusals.ResumeInfected();
    if (state === 'rejected') return new refusals.ResumeRejected();
    if (state === 'received') return new refusals.ResumeNotFiled();
    // With a scanner, also one that was filed while there was none waits for its verdict.
    return this.config.SCAN !== 'off' && scanState !== 'clean' ? new refusals.ResumeNotScanned() : null;
  }

  async recordReading(reader: Caller, { applicationId, type, size }: Resume, more: object = {}): Promise<void> {
    const details = { type, size, ...more };
    await this.audit.record({ action: 'resume.read', ...aboutApplication(applicationId), details, ...reader });
  }

  async recordRefusal(reader: Caller, code: string, applicationId?: string): Promise<void> {
    const subject = applicationId ? aboutApplication(applicationId) : {};
    await this.audit.record({ action: 'resume.read-refused', ...subject, details: { code }, ...reader });
  }
}
