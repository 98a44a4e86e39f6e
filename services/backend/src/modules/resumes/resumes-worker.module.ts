import { Module } from '@nestjs/common';
import type { Logger } from 'pino';
import { InjectLogger } from '../../platform/log/log.module';
import { Scanner } from '../../platform/scan/scanner';
import { WatchScanner } from '../../platform/scan/watch-scanner';
import { Schedule } from '../../platform/schedule/schedule';
import { AuditModule } from '../audit/audit.module';
import { AskForAnother } from './another/ask-for-another.use-case';
import { ExamineResume } from './examine/examine-resume.handler';
import { ReadAgain } from './examine/read-again';
import { ReadDocument, WatchReader } from './examine/read-document';
import { RepeatWhenIdle } from './examine/repeat-when-idle';
import { TryAgain } from './examine/try-again';
import { FileResumeHandler } from './file/file-resume.handler';
import { FileResume } from './file/file-resume.use-case';
import { ReadStoredResume } from './read-stored-resume';
import { ScanResumeHandler } from './scan/scan-resume.handler';
import { ScanResume } from './scan/scan-resume.use-case';
import { ScanWaitingResumes } from './scan/scan-waiting-resumes.use-case';
import { RemoveUnnamedFiles } from './unnamed/remove-unnamed-files.use-case';

const filing = [FileResume, FileResumeHandler];
const scanning = [Scanner, ScanResume, ScanResumeHandler, ScanWaitingResumes, WatchScanner];
const examining = [ExamineResume, ReadAgain, ReadDocument, RepeatWhenIdle, TryAgain, WatchReader];

const REMOVE_UNNAMED_EVERY_MS = 6 * 60 * 60_000;
/** Leaves the start of a process to more urgent work. */
const REMOVE_UNNAMED_FIRST_AFTER_MS = 10 * 60_000;
const SCAN_WAITING_EVERY_MS = 5 * 60_000;

/** The worker's part of resumes. */
@Module({
  imports: [AuditModule],
  providers: [...filing, ...scanning, ...examining, AskForAnother, ReadStoredResume, RemoveUnnamedFiles],
})
export class ResumesWorkerModule {
  constructor(
    schedule: Schedule,
    scanner: Scanner,
    scanWaiting: ScanWaitingResumes,
    removeUnnamed: RemoveUnnamedFiles,
    @InjectLogger() logger: Logger,
  ) {
    schedule.every({
      name: 'files without a row',
      everyMs: REMOVE_UNNAMED_EVERY_MS,
      firstAfterMs: REMOVE_UNNAMED_FIRST_AFTER_MS,
      run: async () => {
        const found = await removeUnnamed.run();
        if (found.removed + found.older > 0) logger.info(found, 'files without a row were removed, or are older');
      },
    });
    if (!scanner.isOn) return;
    schedule.every({ name: 'waiting resumes', everyMs: SCAN_WAITING_EVERY_MS, run: () => scanWaiting.run() });
  }
}
