import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { NotFound } from '../../platform/http/http.errors';
import { GuardResume, type Reader } from './guard-resume';
import { resumeObject } from './object-keys';
import { OpenStored } from './open-stored';
import { ResumeErased } from './resumes.errors';
import { type Resume, ResumesRepository } from './resumes.repository';

/** Hands out a filed resume; nobody gets a byte of it before the audit log knows. */
@Injectable()
export class ReadResume {
  constructor(
    private readonly resumes: ResumesRepository,
    private readonly guard: GuardResume,
    private readonly stored: OpenStored,
  ) {}

  /** The facts only, which is no reading. @throws NotFound, ResumeErased and as `assertReadable` */
  async find(fileName: string): Promise<Resume> {
    const resume = await this.look(fileName);
    this.guard.assertReadable(resume);
    return resume;
  }

  /** @throws as `find`, and ResumeMissing, Unavailable */
  async open(fileName: string, reader: Reader): Promise<{ resume: Resume; bytes: Readable }> {
    const resume = await this.look(fileName, reader);
    await this.guard.admit(reader, resume);
    const bytes = await this.stored.open(resumeObject(resume.key), resume.applicationId);
    try {
      await this.guard.recordReading(reader, resume);
    } catch (error) {
      bytes.destroy();
      throw error;
    }
    return { resume, bytes };
  }

  private async look(fileName: string, reader?: Reader): Promise<Resume> {
    // Postgres has no text with a zero character.
    if (fileName.includes('\0')) throw new NotFound('There is no such resume.');
    const resume = await this.resumes.findByKey(fileName);
    if (resume) return resume;
    if (!(await this.resumes.wasErased(fileName))) throw new NotFound('There is no such resume.');
    if (reader) await this.guard.recordRefusal(reader, 'resume_erased');
    throw new ResumeErased();
  }
}
