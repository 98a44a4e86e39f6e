import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/access/access.decorators';
import { ReadStoredResume } from '../read-stored-resume';
import { ResumeDamaged, ResumeMissing } from '../resumes.errors';
import { ResumeAccess } from './resume-access';
import type { Resume } from './resumes.repository';

/** Hands out a filed resume, after all its bytes were verified. Readings and refusals are recorded in the audit log. */
@Injectable()
export class ReadResume {
  constructor(
    private readonly access: ResumeAccess,
    private readonly stored: ReadStoredResume,
  ) {}

  /**
   * @param isSeen whether somebody has it before their eyes, as in `ResumeAccess.recordReading`
   * @throws as `ResumeAccess.findResume`, and ResumeMissing, ResumeDamaged, Unavailable
   */
  async run(fileName: string, reader: Caller, { isSeen = true } = {}): Promise<{ resume: Resume; bytes: Buffer }> {
    const resume = await this.access.findResume(fileName, reader);
    try {
      const bytes = await this.stored.read(resume);
      await this.access.recordReading(reader, resume, { isSeen });
      return { resume, bytes };
    } catch (error) {
      if (error instanceof ResumeMissing || error instanceof ResumeDamaged)
        await this.access.recordRefusal(reader, error.code, resume.applicationId);
      throw error;
    }
  }
}
