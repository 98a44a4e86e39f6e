import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module';
import { NotificationsModule } from '../notifications/notifications.module';
import { MoveApplications } from './move/move-applications.use-case';
import { StagesAdminController } from './move/stages.admin.controller';
import { KeepNotes } from './note/keep-notes.use-case';
import { NotesAdminController } from './note/notes.admin.controller';
import { KeepRejectionReasons } from './reasons/keep-rejection-reasons.use-case';
import { RejectionReasonsAdminController } from './reasons/rejection-reasons.admin.controller';

/** HR's work on an application: stages, the reasons of rejections, notes. */
@Module({
  imports: [AuditModule, NotificationsModule],
  controllers: [StagesAdminController, RejectionReasonsAdminController, NotesAdminController],
  providers: [MoveApplications, KeepRejectionReasons, KeepNotes],
})
export class PipelineModule {}
