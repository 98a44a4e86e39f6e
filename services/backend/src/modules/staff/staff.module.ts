import { Module } from '@nestjs/common';
import { APP_GUARD, DiscoveryModule } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { AssertEveryRouteHasAccess } from '../../platform/access/access.decorators';
import { configToken } from '../../platform/config/config.module';
import type { Config } from '../../platform/config/config.schema';
import { AuditModule } from '../audit/audit.module';
import { ChangePassword } from './password/change-password.use-case';
import { ChangeStaff } from './people/change-staff.use-case';
import { CheckOneTimeCode } from './second-factor/check-one-time-code';
import { ConfirmPassword } from './password/confirm-password';
import { ConfirmSession } from './session/confirm-session.use-case';
import { CountLoginAttempt } from './sign-in/count-login-attempt';
import { CreateStaff } from './people/create-staff.use-case';
import { LiveSessions } from './session/live-sessions.use-case';
import { SessionStrategy } from './session/session.strategy';
import { InviteStaff } from './links/invite-staff.use-case';
import { ListStaff } from './people/list-staff.use-case';
import { OwnSessionsController } from './session/own-sessions.controller';
import { NotePasswordReset } from './password/password-reset-asks.repository';
import { PasswordHasher } from './password/password-hasher';
import { PasswordController } from './password/password.controller';
import { RecordForged } from './session/record-forged';
import { RecordThrottled } from './sign-in/record-throttled';
import { RemoveSecondFactor } from './second-factor/remove-second-factor.use-case';
import { SecondFactorController } from './second-factor/second-factor.controller';
import { SessionCookie, tokenRules } from './session/session-cookie';
import { SessionController } from './session/session.controller';
import { SessionGuard } from './session/session.guard';
import { SetUpSecondFactor } from './second-factor/set-up-second-factor.use-case';
import { SignIn } from './sign-in/sign-in.use-case';
import { StaffAccessAdminController } from './people/staff-access.admin.controller';
import { StaffLinksController } from './links/staff-links.controller';
import { StaffAdminController } from './people/staff.admin.controller';
import { UseStaffLink } from './links/use-staff-link.use-case';

const jwt = JwtModule.registerAsync({
  inject: [configToken],
  useFactory: (config: Config) => ({ secret: config.SESSION_SECRET, signOptions: { ...tokenRules } }),
});

@Module({
  imports: [AuditModule, DiscoveryModule, jwt],
  controllers: [
    SessionController,
    OwnSessionsController,
    PasswordController,
    SecondFactorController,
    StaffLinksController,
    StaffAdminController,
    StaffAccessAdminController,
  ],
  providers: [
    NotePasswordReset,
    PasswordHasher,
    RecordForged,
    RecordThrottled,
    CountLoginAttempt,
    SignIn,
    LiveSessions,
    CreateStaff,
    ConfirmPassword,
    ConfirmSession,
    ChangePassword,
    UseStaffLink,
    CheckOneTimeCode,
    SetUpSecondFactor,
    RemoveSecondFactor,
    ListStaff,
    InviteStaff,
    ChangeStaff,
    SessionCookie,
    SessionStrategy,
    AssertEveryRouteHasAccess,
    { provide: APP_GUARD, useClass: SessionGuard },
  ],
})
export class StaffModule {}
