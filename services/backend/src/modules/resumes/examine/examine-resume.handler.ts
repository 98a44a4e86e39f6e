import { Injectable } from '@nestjs/common';
import { makeObjectName } from '../resumes.facts';
import { HandlesJob } from '../../../platform/queue/find-handlers';
import { type JobEnvelope, type JobHandler, NotNow } from '../../../platform/queue/job';
import { Storage } from '../../../platform/storage/storage';
import { FindingsRepository } from './findings.repository';
import { KeepFindings } from './keep-findings';
import { ReadDocument } from './read-document';
import { ReadStoredResume } from '../read-stored-resume';

/** Examines a resume once: suspicious content, text, and pictures of the first pages. A file that breaks the reader is recorded as such. */
@Injectable()
@HandlesJob('resumes.examine')
export class ExamineResume implements JobHandler {
  constructor(
    private readonly findings: FindingsRepository,
    private readonly storage: Storage,
    private readonly stored: ReadStoredResume,
    private readonly document: ReadDocument,
  ) {}

  async run({ subjectId }: JobEnvelope): Promise<void> {
    const resume = await this.findings.find(subjectId);
    if (!resume) return;
    if (this.document.isBusy) throw new NotNow('Other documents are being read');
    const bytes = await this.stored.read(resume);
    const previewKey = await this.findings.beginPreview(subjectId, makeObjectName());
    if (!previewKey) return;
    const keep = new KeepFindings(this.findings, this.storage, subjectId, previewKey);
    const fault = await this.document.read(resume.type, bytes, (frame) => keep.keep(frame));
    await keep.end(fault);
  }
}
