import { Injectable } from '@nestjs/common';
import { PresentBytes } from '../damaged/present-bytes';
import { ResumeAccess } from './resume-access';
import type { Resume } from './resumes.repository';

/** Tells type, size and applicant of a resume that may be opened. It reads no byte of it, so nothing is recorded. */
@Injectable()
export class DescribeResume {
  constructor(
    private readonly access: ResumeAccess,
    private readonly present: PresentBytes,
  ) {}

  /**
   * With `anyway` also of one that is damaged, with the size of what there is of it.
   * @throws as `ResumeAccess.findResume`, and with `anyway` ResumeMissing, Unavailable
   */
  async run({ fileName, anyway }: { fileName: string; anyway: boolean }): Promise<Resume> {
    const resume = await this.access.findResume(fileName, undefined, anyway);
    return anyway ? { ...resume, size: await this.present.size(resume) } : resume;
  }
}
