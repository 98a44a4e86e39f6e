import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module';
import { NotificationsModule } from '../notifications/notifications.module';
import { AddRejectionReason } from './add-rejection-reason.use-case';
import { CarryOutMoves } from './carry-out-moves';
import { ChangeNote } from './change-note.use-case';
import { ChangeRejectionReason } from './change-rejection-reason.use-case';
import { FindRejectionReasons } from './find-rejection-reasons.use-case';
import { ListNotes } from './list-notes.use-case';
import { ListStageMoves } from './list-stage-moves.use-case';
import { MeasureStages } from './measure-stages.use-case';
import { MoveApplication } from './move-application.use-case';
import { MoveApplications } from './move-applications.use-case';
import { NotesAdminController } from './notes.admin.controller';
import { NotesRepository } from './notes.repository';
import { RejectionReasonsAdminController } from './rejection-reasons.admin.controller';
import { RejectionReasonsRepository } from './rejection-reasons.repository';
import { RemoveRejectionReason } from './remove-rejection-reason.use-case';
import { StageMovesRepository } from './stage-moves.repository';
import { StageMailsAdminController } from './stage-mails.admin.controller';
import { StagesAdminController } from './stages.admin.controller';
import { WriteNote } from './write-note.use-case';

/** What HR does with an application: stages, the reasons of rejections, notes. */
@Module({
  imports: [AuditModule, NotificationsModule],
  controllers: [
    StagesAdminController,
    StageMailsAdminController,
    RejectionReasonsAdminController,
    NotesAdminController,
  ],
  providers: [
    StageMovesRepository,
    CarryOutMoves,
    MoveApplication,
    MoveApplications,
    ListStageMoves,
    RejectionReasonsRepository,
    FindRejectionReasons,
    AddRejectionReason,
    ChangeRejectionReason,
    RemoveRejectionReason,
    NotesRepository,
    ListNotes,
    WriteNote,
    ChangeNote,
    MeasureStages,
  ],
  exports: [MeasureStages],
})
export class PipelineModule {}
