import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module';
import { DuplicatesModule } from '../duplicates/duplicates.module';
import { InterviewsModule } from '../interviews/interviews.module';
import { NotificationsModule } from '../notifications/notifications.module';
import { AssignModule } from '../applications/assign/assign.module';
import { FindMatching } from '../applications/matching/find-matching.use-case';
import { CarryOut } from './matching/carry-out';
import { DoToMatching } from './matching/do-to-matching.use-case';
import { FindBulkDeed } from './matching/find-bulk-deed.use-case';
import { ListMatchingMails } from './matching/mails/list-matching-mails.use-case';
import { MatchingAdminController } from './matching/matching.admin.controller';
import { AskForMails } from './ask-for-mails';
import { MessagesAdminController } from './message/messages.admin.controller';
import { TakeBackMessages } from './message/take-back-messages';
import { WriteMessages } from './message/write-messages';
import { WriteToApplicants } from './message/write-to-applicants.use-case';
import { ListStageMoves } from './move/list-stage-moves.use-case';
import { MoveApplication } from './move/move-application.use-case';
import { MoveApplications } from './move/move-applications.use-case';
import { StagesAdminController } from './move/stages.admin.controller';
import { TakeBackMoves } from './move/take-back-moves';
import { WriteMoves } from './move/write-moves';
import { ChangeNote } from './note/change-note.use-case';
import { DeleteNote } from './note/delete-note.use-case';
import { ListNotes } from './note/list-notes.use-case';
import { NotesAdminController } from './note/notes.admin.controller';
import { WriteNote } from './note/write-note.use-case';
import { AddRejectionReason } from './reasons/add-rejection-reason.use-case';
import { ChangeRejectionReason } from './reasons/change-rejection-reason.use-case';
import { CountReasonUse } from './reasons/count-reason-use.use-case';
import { FindRejectionReason } from './reasons/find-rejection-reason.use-case';
import { ListRejectionReasons } from './reasons/list-rejection-reasons.use-case';
import { OrderRejectionReasons } from './reasons/order/order-rejection-reasons.use-case';
import { RejectionReasonsAdminController } from './reasons/rejection-reasons.admin.controller';
import { RemoveRejectionReason } from './reasons/remove-rejection-reason.use-case';

const moves = [MoveApplication, MoveApplications, ListStageMoves, WriteMoves, TakeBackMoves];
const matching = [CarryOut, DoToMatching, FindBulkDeed, FindMatching, ListMatchingMails];
const notes = [ListNotes, WriteNote, ChangeNote, DeleteNote];
const reasons = [
  ListRejectionReasons,
  FindRejectionReason,
  CountReasonUse,
  AddRejectionReason,
  ChangeRejectionReason,
  OrderRejectionReasons,
  RemoveRejectionReason,
];

/** HR's work on an application: stages, the reasons of rejections, notes. */
@Module({
  imports: [AssignModule, AuditModule, DuplicatesModule, InterviewsModule, NotificationsModule],
  controllers: [
    MatchingAdminController,
    MessagesAdminController,
    StagesAdminController,
    RejectionReasonsAdminController,
    NotesAdminController,
  ],
  providers: [
    AskForMails,
    WriteToApplicants,
    WriteMessages,
    TakeBackMessages,
    ...matching,
    ...moves,
    ...notes,
    ...reasons,
  ],
  exports: [ListNotes, ListStageMoves],
})
export class PipelineModule {}
