import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module';
import { AnswerPasswordReset } from './answer-password-reset.handler';
import { FindStaffNotice } from './find-staff-notice.use-case';
import { ForgetOldSignIns } from './forget-old-sign-ins';
import { IssueStaffLink } from './issue-staff-link.use-case';
import { LoginAttemptsRepository } from './login-attempts.repository';
import { PasswordResetAsksRepository } from './password-reset-asks.repository';
import { SessionRepository } from './session.repository';
import { StaffLinksRepository } from './staff-links.repository';
import { StaffRepository } from './staff.repository';

/** What of the noun runs in the background. */
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
