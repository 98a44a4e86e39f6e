import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module';
import { NotificationsModule } from '../notifications/notifications.module';
import { StagesAdminController } from './move/stages.admin.controller';
import { NotesAdminController } from './note/notes.admin.controller';
import { RejectionReasonsAdminController } from './reasons/rejection-reasons.admin.controller';

/** HR's work on an application: stages, the reasons of rejections, notes. */
@Module({
  imports: [AuditModule, NotificationsModule],
  controllers: [StagesAdminController, RejectionReasonsAdminController, NotesAdminController],
})
export class PipelineModule {}
