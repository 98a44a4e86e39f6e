import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { Caller } from '../../../platform/access/access.decorators';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import { Database } from '../../../platform/database/database';
import { NotFound } from '../../../platform/http/errors/http.errors';
import { NoteOpening } from '../../applications/opened/note-opening.use-case';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { findErasedResumes } from '../erase-resumes.use-case';
import { aboutApplication } from '../read-stored-resume';
import * as refusals from '../resumes.errors';
import type { ResumeState, ScanState } from '../resumes.facts';
import { type Preview, previews, type Resume, resumes } from './resumes.repository';

type ReadingDetails = { isSeen?: boolean; ahead?: boolean; [detail: string]: unknown };

/** Finds resumes that may be opened, and records who has read one, or was refused. */
@Injectable()
export class ResumeAccess {
  constructor(
    private readonly database: Database,
    private readonly audit: RecordAudit,
    private readonly opening: NoteOpening,
    @InjectConfig() private readonly config: Config,
  ) {}

  /**
   * The facts only; a refusal is recorded where there is a reader.
   * @param anyway also of one whose bytes were damaged on their way or wait for the scanner: the caller judges these
   * @throws NotFound, ResumeErased, ResumeInfected, ResumeRejected, ResumeNotFiled, ResumeNotScanned
   */
  async findResume(fileName: string, reader?: Caller, anyway = false): Promise<Resume> {
    // Postgres has no text with a zero character.
    const resume = fileName.includes('\0')
      ? undefined
      : ((await resumes.findByKey(this.database, fileName)) ?? (await resumes.findFormer(this.database, fileName)));
    if (resume) {
      await this.admit(resume, reader, anyway);
      return resume;
    }
    if ((await findErasedResumes(this.database, [fileName])).size === 0) throw new NotFound('There is no such resume.');
    if (reader) await this.recordRefusal(reader, 'resume_erased');
    throw new refusals.ResumeErased();
  }

  /** @throws NotFound, ResumeInfected, ResumeRejected, ResumeNotFiled, ResumeNotScanned */
  async findPreview(applicationId: string, reader: Caller): Promise<Preview> {
    const preview = isUUID(applicationId) ? await previews.find(this.database, applicationId) : undefined;
    if (!preview) throw new NotFound('There is no such resume.');
    await this.admit(preview, reader);
    return preview;
  }

  /** @param isSeen whether somebody has it before their eyes: not what is loaded ahead, or packed into a file */
  async recordReading(
    reader: Caller,
    { applicationId, type, size }: Resume,
    { isSeen = true, ...more }: ReadingDetails = {},
  ): Promise<void> {
    const details = { type, size, ...more };
    await this.audit.record({ action: 'resume.read', ...aboutApplication(applicationId), details, ...reader });
    if (isSeen && !more.ahead) await this.opening.run(applicationId, reader.actor);
  }

  async recordRefusal(reader: Caller, code: string, applicationId?: string): Promise<void> {
    const subject = applicationId ? aboutApplication(applicationId) : {};
    await this.audit.record({ action: 'resume.read-refused', ...subject, details: { code }, ...reader });
  }

  private async admit(resume: Resume, reader?: Caller, anyway = false): Promise<void> {
    const { applicationId, state, scanState } = resume;
    const refusal = this.refusalOf(state, scanState, anyway);
    if (refusal && reader) await this.recordRefusal(reader, refusal.code, applicationId);
    if (refusal) throw refusal;
  }

  private refusalOf(state: ResumeState, scanState: ScanState, anyway: boolean) {
    if (scanState === 'infected') return new refusals.ResumeInfected();
    if (state === 'received') return new refusals.ResumeNotFiled();
    if (anyway) return null;
    if (state === 'rejected') return new refusals.ResumeRejected();
    // With a scanner, also one that was filed while there was none waits for its verdict.
    return this.config.SCAN !== 'off' && scanState !== 'clean' ? new refusals.ResumeNotScanned() : null;
  }
}
