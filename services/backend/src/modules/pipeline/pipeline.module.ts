import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module';
import { NotificationsModule } from '../notifications/notifications.module';
import { MeasureStages } from './measure-stages.use-case';
import { CarryOutMoves } from './move/carry-out-moves';
import { MoveApplications } from './move/move-applications.use-case';
import { StageMovesRepository } from './move/stage-moves.repository';
import { StagesAdminController } from './move/stages.admin.controller';
import { KeepNotes } from './note/keep-notes.use-case';
import { NotesAdminController } from './note/notes.admin.controller';
import { NotesRepository } from './note/notes.repository';
import { EditRejectionReasons } from './reasons/edit-rejection-reasons.use-case';
import { FindRejectionReasons } from './reasons/find-rejection-reasons.use-case';
import { RejectionReasonsAdminController } from './reasons/rejection-reasons.admin.controller';
import { RejectionReasonsRepository } from './reasons/rejection-reasons.repository';

/** HR's work on an application: stages, the reasons of rejections, notes. */
@Module({
  imports: [AuditModule, NotificationsModule],
  controllers: [StagesAdminController, RejectionReasonsAdminController, NotesAdminController],
  providers: [
    StageMovesRepository,
    CarryOutMoves,
    MoveApplications,
    RejectionReasonsRepository,
    FindRejectionReasons,
    EditRejectionReasons,
    NotesRepository,
    KeepNotes,
    MeasureStages,
  ],
  exports: [MeasureStages, KeepNotes],
})
export class PipelineModule {}
