import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { NotFound } from '../../../platform/http/errors/http.errors';
import { GuardResume, type Reader } from '../read/guard-resume';
import { type Preview, PreviewsRepository } from './previews.repository';
import { RedrawPreview } from './redraw-preview';
import { type Resume, ResumesRepository } from '../read/resumes.repository';

export interface FoundPreview {
  resume: Resume;
  preview: Preview;
}

/** The preview of a resume. Opening it is recorded in the audit log like a download. */
@Injectable()
export class FindPreview {
  constructor(
    private readonly resumes: ResumesRepository,
    private readonly previews: PreviewsRepository,
    private readonly guard: GuardResume,
    private readonly redraw: RedrawPreview,
  ) {}

  /** Pages that are outdated are drawn again. @throws NotFound and as `assertReadable` */
  async read(applicationId: string, reader: Reader): Promise<FoundPreview> {
    const found = await this.find(applicationId, reader);
    await this.guard.recordReading(reader, found.resume, { as: 'preview' });
    if (found.preview.isOutdated) await this.redraw.ask(applicationId);
    return found;
  }

  /** Records only a refusal in the audit log. */
  async find(applicationId: string, reader: Reader): Promise<FoundPreview> {
    const resume = isUUID(applicationId) ? await this.resumes.findByApplication(applicationId) : null;
    const preview = resume && (await this.previews.find(applicationId));
    if (!preview) throw new NotFound('There is no such resume.');
    await this.guard.admit(reader, resume);
    return { resume, preview };
  }
}
