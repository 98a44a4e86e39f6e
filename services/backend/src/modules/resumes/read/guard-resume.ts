import { Injectable } from '@nestjs/common';
import type { Doer } from '../../../platform/access/access.decorators';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import { ExpectedError } from '../../../platform/http/errors/expected-error';
import type { AuditAction } from '../../audit/audit.facts';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { joinApplication } from '../../applications/application.facts';
import type { StoredResume } from '../read-stored-resume';
import { ResumeInfected, ResumeNotFiled, ResumeNotScanned, ResumeRejected } from '../resumes.errors';
import type { ResumeState, ResumeType, ScanState } from '../resumes.facts';

/** The facts needed to read a resume. */
export interface Resume extends StoredResume {
  /** The applicant's name. */
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

/** Decides whether a resume may be read, and records every reading and every refusal in the audit log. */
@Injectable()
export class GuardResume {
  constructor(
    private readonly audit: RecordAudit,
    @InjectConfig() private readonly config: Config,
  ) {}

  /**
   * With a scanner, a resume is read only after its verdict, also one that was filed while there was none.
   * @throws ResumeInfected, ResumeRejected, ResumeNotFiled or ResumeNotScanned
   */
  assertReadable({ state, scanState }: Resume): void {
    if (scanState === 'infected') throw new ResumeInfected();
    if (state === 'rejected') throw new ResumeRejected();
    if (state === 'received') throw new ResumeNotFiled();
    if (this.config.SCAN !== 'off' && scanState !== 'clean') throw new ResumeNotScanned();
  }

  /** Like `assertReadable`; also records a refusal in the audit log. */
  async admit(reader: Doer, resume: Resume): Promise<void> {
    try {
      this.assertReadable(resume);
    } catch (error) {
      if (error instanceof ExpectedError) await this.recordRefusal(reader, error.code, resume.applicationId);
      throw error;
    }
  }

  async recordReading(reader: Doer, { applicationId, type, size }: Resume, more: object = {}): Promise<void> {
    await this.record(reader, 'resume.read', { type, size, ...more }, applicationId);
  }

  async recordRefusal(reader: Doer, code: string, applicationId?: string): Promise<void> {
    await this.record(reader, 'resume.read-refused', { code }, applicationId);
  }

  private record(reader: Doer, action: AuditAction, details: object, subjectId?: string): Promise<void> {
    const subject = subjectId ? { subjectType: 'application' as const, subjectId } : {};
    return this.audit.record({ action, ...subject, details: { ...details }, ...reader });
  }
}
