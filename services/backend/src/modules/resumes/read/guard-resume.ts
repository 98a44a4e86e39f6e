import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/access/access.decorators';
import { InjectConfig } from '../../../platform/config/config.module';
import type { Config } from '../../../platform/config/config.schema';
import { ExpectedError } from '../../../platform/http/errors/expected-error';
import { RecordAudit } from '../../audit/record-audit.use-case';
import type { Resume } from './resumes.repository';
import { ResumeInfected, ResumeNotFiled, ResumeNotScanned, ResumeRejected } from '../resumes.errors';
import type { Request } from 'express';
import { requestIdOf } from '../../../platform/http/server/log-and-secure';

export interface Reader {
  actor: Actor;
  address: string;
  requestId: string;
}

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
  async admit(reader: Reader, resume: Resume): Promise<void> {
    try {
      this.assertReadable(resume);
    } catch (error) {
      if (error instanceof ExpectedError) await this.recordRefusal(reader, error.code, resume.applicationId);
      throw error;
    }
  }

  async recordReading(reader: Reader, { applicationId, type, size }: Resume, more: object = {}): Promise<void> {
    await this.record(reader, 'resume.read', { type, size, ...more }, applicationId);
  }

  async recordRefusal(reader: Reader, code: string, applicationId?: string): Promise<void> {
    await this.record(reader, 'resume.read-refused', { code }, applicationId);
  }

  private record({ actor, ...request }: Reader, action: string, details: object, subjectId?: string): Promise<void> {
    const subject = subjectId ? { subjectType: 'application', subjectId } : {};
    return this.audit.record({ actor, action, ...subject, details: { ...details }, ...request });
  }
}

/** The reader, in the form that the audit log keeps. */
export const readerOf = (request: Request, actor: Actor): Reader => ({
  actor,
  address: request.ip ?? '',
  requestId: requestIdOf(request),
});
