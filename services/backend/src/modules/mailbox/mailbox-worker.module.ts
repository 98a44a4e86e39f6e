import { Module } from '@nestjs/common';
import { MailboxReader } from '../../platform/mailbox/mailbox-reader';
import { ReadOneMail } from '../../platform/mailbox/read-one-mail';
import { Scanner } from '../../platform/scan/scanner';
import { Schedule } from '../../platform/schedule/schedule';
import { JoinApplicantMail } from '../applications/received/join-applicant-mail.use-case';
import { AuditModule } from '../audit/audit.module';
import { JoinMail } from '../enquiries/received/join-mail.use-case';
import { ScanWaitingFiles } from '../received-mails/scan-waiting-files.use-case';
import { InterviewsWorkerModule } from '../interviews/interviews-worker.module';
import { NoteBounce } from '../notifications/bounced/note-bounce.use-case';
import { TakeMail } from './take-mail.use-case';

const SCAN_WAITING_EVERY_MS = 5 * 60_000;

/** The worker reads the mailbox that replies come back to. */
@Module({
  imports: [AuditModule, InterviewsWorkerModule],
  providers: [JoinApplicantMail, JoinMail, MailboxReader, NoteBounce, ReadOneMail, ScanWaitingFiles, Scanner, TakeMail],
})
export class MailboxWorkerModule {
  constructor(
    reader: MailboxReader,
    takeMail: TakeMail,
    schedule: Schedule,
    scanner: Scanner,
    files: ScanWaitingFiles,
  ) {
    reader.readFor((mail) => takeMail.run(mail));
    if (!scanner.isOn) return;
    schedule.every({ name: 'waiting files of mails', everyMs: SCAN_WAITING_EVERY_MS, run: () => files.run() });
  }
}
