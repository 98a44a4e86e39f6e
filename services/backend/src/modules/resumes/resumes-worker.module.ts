import { Module } from '@nestjs/common';
import { ScanModule } from '../../platform/scan/scanner';
import { AuditModule } from '../audit/audit.module';
import { ExamineResume } from './examine/examine-resume.handler';
import { FindingsRepository } from './examine/findings.repository';
import { EraseResumes } from './erase-resumes.use-case';
import { ReadDocument } from './examine/read-document';
import { ReadStoredResume, StorageFaultsRepository } from './read-stored-resume';
import { ScanResume, ScanWaitingResumes } from './scan/scan-resume.handler';
import { ScanningRepository } from './scan/scanning.repository';
import { FileResume } from './file/file-resume.handler';
import { ResumeFilingRepository } from './file/resume-filing.repository';
import { WatchReader } from './examine/watch-reader';

/** The worker's part of resumes. */
@Module({
  imports: [AuditModule, ScanModule],
  providers: [
    ResumeFilingRepository,
    FileResume,
    StorageFaultsRepository,
    ReadStoredResume,
    ScanningRepository,
    ScanResume,
    ScanWaitingResumes,
    FindingsRepository,
    ReadDocument,
    WatchReader,
    ExamineResume,
    EraseResumes,
  ],
  exports: [EraseResumes],
})
export class ResumesWorkerModule {}
