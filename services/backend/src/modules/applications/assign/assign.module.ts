import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/audit.module';
import { AssignAdminController } from './assign.admin.controller';
import { AssignApplications, WriteAssignments } from './assign-applications.use-case';
import { TakeBackAssignments } from './take-back-assignments';

/** To whom applications are assigned. */
@Module({
  imports: [AuditModule],
  controllers: [AssignAdminController],
  providers: [AssignApplications, TakeBackAssignments, WriteAssignments],
  exports: [WriteAssignments],
})
export class AssignModule {}
