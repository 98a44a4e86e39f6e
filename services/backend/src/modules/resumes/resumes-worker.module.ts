import { Module } from '@nestjs/common';
import { ScanModule } from '../../platform/scan/scan.module';
import { AuditModule } from '../audit/audit.module';
import { ExamineResume } from './examine-resume.handler';
import { FindingsRepository } from './findings.repository';
import { ListResumeObjects } from './list-resume-objects.use-case';
import { ReadDocument } from './read-document';
import { ReadStoredResume } from './read-stored-resume';
import { ScanResume } from './scan-resume.handler';
import { ScanWaitingResumes } from './scan-waiting-resumes';
import { ScanningRepository } from './scanning.repository';
import { StorageFaultsRepository } from './storage-faults.repository';
import { StoreResume } from './store-resume.use-case';
import { WatchReader } from './watch-reader';

/** What of resumes runs in the background. */
@Module({
  imports: [AuditModule, ScanModule],
  providers: [
    StoreResume,
    StorageFaultsRepository,
    ReadStoredResume,
    ScanningRepository,
    ScanResume,
    ScanWaitingResumes,
    FindingsRepository,
    ReadDocument,
    WatchReader,
    ExamineResume,
    ListResumeObjects,
  ],
  exports: [StoreResume, ListResumeObjects],
})
export class ResumesWorkerModule {}
