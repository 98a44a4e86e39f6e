import { Injectable } from '@nestjs/common';
import { ResumeAccess } from './resume-access';
import type { Resume } from './resumes.repository';

/** Tells type, size and applicant of a resume that may be opened. It reads no byte of it, so nothing is recorded. */
@Injectable()
export class DescribeResume {
  constructor(private readonly access: ResumeAccess) {}

  /** @throws as `ResumeAccess.findResume` */
  run(fileName: string): Promise<Resume> {
    return this.access.findResume(fileName);
  }
}
