import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module';
import { AnswerPasswordReset } from './password/answer-password-reset.handler';
import { FindStaffNotice } from './notices/find-staff-notice.use-case';
import { ForgetOldSignIns } from './sign-in/forget-old-sign-ins';
import { IssueStaffLink } from './links/issue-staff-link.use-case';

/** The worker's part of staff. */
@Module({
  imports: [AuditModule],
  providers: [IssueStaffLink, FindStaffNotice, AnswerPasswordReset, ForgetOldSignIns],
  exports: [IssueStaffLink, FindStaffNotice],
})
export class StaffWorkerModule {}
