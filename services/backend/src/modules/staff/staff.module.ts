import { AssertEveryRouteHasAccess } from '../../platform/access/access.decorators';
import { Module } from '@nestjs/common';
import { APP_GUARD, DiscoveryModule } from '@nestjs/core';
import { AuditModule } from '../audit/audit.module';
import { StaffLinksController } from './links/staff-links.controller';
import { UseStaffLink } from './links/use-staff-link.use-case';
import { PasswordHasher } from './password/password-hasher';
import { CreateStaff } from './people/create-staff.use-case';
import { ManageStaff } from './people/manage-staff.use-case';
import { StaffAdminController } from './people/staff.admin.controller';
import { ManageSecondFactor } from './second-factor/manage-second-factor.use-case';
import { SecondFactorController } from './second-factor/second-factor.controller';
import { ManageSessions } from './session/manage-sessions.use-case';
import { RecordForged } from './session/record-forged';
import { SessionController } from './session/session.controller';
import { SessionGuard } from './session/session.guard';
import { SessionCookie, SessionStrategy } from './session/session.strategy';
import { CheckPassword } from './sign-in/check-password';
import { SignIn } from './sign-in/sign-in.use-case';

@Module({
  imports: [AuditModule, DiscoveryModule],
  controllers: [SessionController, SecondFactorController, StaffLinksController, StaffAdminController],
  providers: [
    PasswordHasher,
    RecordForged,
    CheckPassword,
    SignIn,
    ManageSessions,
    UseStaffLink,
    ManageSecondFactor,
    CreateStaff,
    ManageStaff,
    SessionCookie,
    SessionStrategy,
    AssertEveryRouteHasAccess,
    { provide: APP_GUARD, useClass: SessionGuard },
  ],
})
export class StaffModule {}
