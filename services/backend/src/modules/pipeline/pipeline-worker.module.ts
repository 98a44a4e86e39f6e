import { Module } from '@nestjs/common';
import { UndoableModule } from '../../platform/undo/undo';
import { WriteAssignments } from '../applications/assign/assign-applications.use-case';
import { AuditModule } from '../audit/audit.module';
import { FindPeople } from '../duplicates/people/find-people.use-case';
import { InterviewsWorkerModule } from '../interviews/interviews-worker.module';
import { OpenWrittenMails } from '../notifications/written/open-written-mails.use-case';
import { FillStageMail, RequestStageMail } from '../notifications/write-stage-mail.use-case';
import { AskForMails } from './ask-for-mails';
import { CarryOut } from './matching/carry-out';
import { FinishBulkDeedHandler } from './matching/finish-bulk-deed.handler';
import { FinishBulkDeed } from './matching/finish-bulk-deed.use-case';
import { KeepBulkDeeds } from './matching/keep-bulk-deeds';
import { WriteMessages } from './message/write-messages';
import { WriteMoves } from './move/write-moves';

/** The worker's part of the pipeline: deeds over more applications than a request waits for. */
@Module({
  imports: [AuditModule, InterviewsWorkerModule, UndoableModule],
  providers: [
    AskForMails,
    CarryOut,
    FillStageMail,
    FindPeople,
    FinishBulkDeed,
    FinishBulkDeedHandler,
    KeepBulkDeeds,
    OpenWrittenMails,
    RequestStageMail,
    WriteAssignments,
    WriteMessages,
    WriteMoves,
  ],
})
export class PipelineWorkerModule {}
