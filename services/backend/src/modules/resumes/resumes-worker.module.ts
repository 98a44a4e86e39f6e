import { Module } from '@nestjs/common';
import { Scanner } from '../../platform/scan/scanner';
import { AuditModule } from '../audit/audit.module';
import { AskForAnother } from './another/ask-for-another.use-case';
import { ExamineResume } from './examine/examine-resume.handler';
import { EraseResumes } from './erase-resumes.use-case';
import { ReadDocument, WatchReader } from './examine/read-document';
import { TryAgain } from './examine/try-again';
import { ReadStoredResume } from './read-stored-resume';
import { ScanResume } from './scan/scan-resume.handler';
import { FileResume } from './file/file-resume.handler';

/** The worker's part of resumes. */
@Module({
  imports: [AuditModule],
  providers: [
    AskForAnother,
    EraseResumes,
    ExamineResume,
    FileResume,
    ReadDocument,
    ReadStoredResume,
    ScanResume,
    Scanner,
    TryAgain,
    WatchReader,
  ],
  exports: [EraseResumes],
})
export class ResumesWorkerModule {}
