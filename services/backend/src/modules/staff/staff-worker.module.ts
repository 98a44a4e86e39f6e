import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module';
import { AnswerPasswordReset } from './password/answer-password-reset.handler';
import { FindStaffNotice } from './notices/find-staff-notice.use-case';
import { ForgetOldSignIns } from './sign-in/forget-old-sign-ins';
import { IssueStaffLink } from './links/issue-staff-link.use-case';
import { LoginAttemptsRepository } from './sign-in/login-attempts.repository';
import { PasswordResetAsksRepository } from './password/password-reset-asks.repository';
import { SessionRepository } from './session/session.repository';
import { StaffLinksRepository } from './links/staff-links.repository';
import { StaffRepository } from './staff.repository';

/** The worker's part of staff. */
@Module({
  imports: [AuditModule],
  providers: [
    StaffRepository,
    LoginAttemptsRepository,
    SessionRepository,
    StaffLinksRepository,
    PasswordResetAsksRepository,
    IssueStaffLink,
    FindStaffNotice,
    AnswerPasswordReset,
    ForgetOldSignIns,
  ],
  exports: [IssueStaffLink, FindStaffNotice],
})
export class StaffWorkerModule {}
