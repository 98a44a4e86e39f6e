import { Injectable } from '@nestjs/common';
import type { Doer } from '../../../platform/access/access.decorators';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { joinApplication } from '../../applications/application.facts';
import { aboutApplication, type StoredResume } from '../read-stored-resume';
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

/** Decides whether a resume may be read, and records readings and refusals in the audit log. */
@Injectable()
export class GuardResume {
  constructor(
    private readonly audit: RecordAudit,
    @InjectConfig() private readonly config: Config,
  ) {}

  /**
   * With a scanner, a resume is read only after its verdict, also one that was filed while there was none.
   * @param reader whose refusal is recorded
   * @throws ResumeInfected, ResumeRejected, ResumeNotFiled or ResumeNotScanned
   */
  async admit({ applicationId, state, scanState }: Resume, reader?: Doer): Promise<void> {
    const refusal = this.refusalOf(state, scanState);
    if (refusal && reader) await this.recordRefusal(reader, refusal.code, applicationId);
    if (refusal) throw refusal;
  }

  private refusalOf(state: ResumeState, scanState: ScanState) {
    if (scanState === 'infected') return new ResumeInfected();
    if (state === 'rejected') return new ResumeRejected();
    if (state === 'received') return new ResumeNotFiled();
    return this.config.SCAN !== 'off' && scanState !== 'clean' ? new ResumeNotScanned() : null;
  }

  async recordReading(reader: Doer, { applicationId, type, size }: Resume, more: object = {}): Promise<void> {
    const details = { type, size, ...more };
    await this.audit.record({ action: 'resume.read', ...aboutApplication(applicationId), details, ...reader });
  }

  async recordRefusal(reader: Doer, code: string, applicationId?: string): Promise<void> {
    const subject = applicationId ? aboutApplication(applicationId) : {};
    await this.audit.record({ action: 'resume.read-refused', ...subject, details: { code }, ...reader });
  }
}
