import { Module } from '@nestjs/common';
import { FindStaffNotice } from './find-staff-notice.use-case';
import { ForgetOldSignIns } from './forget-old-sign-ins';
import { IssueStaffLink } from './issue-staff-link.use-case';
import { LoginAttemptsRepository } from './login-attempts.repository';
import { SessionRepository } from './session.repository';
import { StaffLinksRepository } from './staff-links.repository';

/** What of the noun runs in the background. */
@Module({
  providers: [
    LoginAttemptsRepository,
    SessionRepository,
    StaffLinksRepository,
    IssueStaffLink,
    FindStaffNotice,
    ForgetOldSignIns,
  ],
  exports: [IssueStaffLink, FindStaffNotice],
})
export class StaffWorkerModule {}
