import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module';
import { CreateStaff } from './create-staff.use-case';
import { LoginAttemptsRepository } from './login-attempts.repository';
import { PasswordHasher } from './password-hasher';
import { SecondFactorRepository } from './second-factor.repository';
import { SessionRepository } from './session.repository';
import { StaffLinksRepository } from './staff-links.repository';
import { StaffRepository } from './staff.repository';
import { TellStaff } from './tell-staff';

/** What the command that adds people needs: no routes, and nothing that only the API has. */
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
