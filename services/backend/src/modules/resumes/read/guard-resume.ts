import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/access/access.decorators';
import { InjectConfig } from '../../../platform/config/config.module';
import type { Config } from '../../../platform/config/config.schema';
import { ExpectedError } from '../../../platform/http/expected-error';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { assertReadable } from './assert-readable';
import type { Resume } from './resumes.repository';

export interface Reader {
  actor: Actor;
  address: string;
  requestId: string;
}

/** Puts every reading of a resume on record, and every refusal. */
@Injectable()
export class GuardResume {
  constructor(
    private readonly audit: RecordAudit,
    @InjectConfig() private readonly config: Config,
  ) {}

  /** @throws as `assertReadable` */
  assertReadable(resume: Resume): void {
    assertReadable(resume, this.config.SCAN !== 'off');
  }

  /** As above, and a refusal is put on record. */
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
