import { Injectable } from '@nestjs/common';
import type { Doer } from '../../../platform/access/access.decorators';
import { Database } from '../../../platform/database/database';
import { findRow, queries } from '../../../platform/database/queries';
import { NotFound } from '../../../platform/http/errors/http.errors';
import { fromResumes, GuardResume, type Resume, resumeColumns } from './guard-resume';
import { EraseResumes } from '../erase-resumes.use-case';
import { ReadStoredResume } from '../read-stored-resume';
import { ResumeDamaged, ResumeErased, ResumeMissing } from '../resumes.errors';

const { findByKey } = queries('resumes', {
  findByKey: findRow<Resume, [key: string]>(`SELECT ${resumeColumns} ${fromResumes} WHERE r.key = $1`),
});

/** Hands out a filed resume, after all its bytes were verified and the reading is in the audit log. */
@Injectable()
export class ReadResume {
  constructor(
    private readonly database: Database,
    private readonly erased: EraseResumes,
    private readonly guard: GuardResume,
    private readonly stored: ReadStoredResume,
  ) {}

  /** The facts only; a refusal is recorded where there is a reader. @throws NotFound, ResumeErased and as `GuardResume.admit` */
  async find(fileName: string, reader?: Doer): Promise<Resume> {
    // Postgres has no text with a zero character.
    const resume = fileName.includes('\0') ? undefined : await findByKey(this.database, fileName);
    if (resume) {
      await this.guard.admit(resume, reader);
      return resume;
    }
    if ((await this.erased.findErased([fileName])).size === 0) throw new NotFound('There is no such resume.');
    if (reader) await this.guard.recordRefusal(reader, 'resume_erased');
    throw new ResumeErased();
  }

  /** @throws as `find`, and ResumeMissing, ResumeDamaged, Unavailable */
  async open(fileName: string, reader: Doer): Promise<{ resume: Resume; bytes: Buffer }> {
    const resume = await this.find(fileName, reader);
    try {
      const bytes = await this.stored.read(resume);
      await this.guard.recordReading(reader, resume);
      return { resume, bytes };
    } catch (error) {
      if (error instanceof ResumeMissing || error instanceof ResumeDamaged)
        await this.guard.recordRefusal(reader, error.code, resume.applicationId);
      throw error;
    }
  }
}
