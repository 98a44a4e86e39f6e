import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/audit.module';
import { CreateStaff } from '../people/create-staff.use-case';
import { LoginAttemptsRepository } from '../sign-in/login-attempts.repository';
import { PasswordHasher } from '../password/password-hasher';
import { SecondFactorRepository } from '../second-factor/second-factor.repository';
import { SessionRepository } from '../session/session.repository';
import { StaffLinksRepository } from '../links/staff-links.repository';
import { StaffRepository } from '../staff.repository';
import { TellStaff } from '../notices/tell-staff';

/** The modules of the command that adds people, without routes. */
@Module({
  imports: [AuditModule],
  providers: [
    StaffRepository,
    SessionRepository,
    StaffLinksRepository,
    SecondFactorRepository,
    LoginAttemptsRepository,
    PasswordHasher,
    TellStaff,
    CreateStaff,
  ],
})
export class StaffCommandModule {}
