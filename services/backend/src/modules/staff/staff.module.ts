import { Module } from '@nestjs/common';
import { APP_GUARD, DiscoveryModule } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { AssertEveryRouteHasAccess } from '../../platform/access/assert-every-route-has-access';
import { configToken } from '../../platform/config/config.module';
import type { Config } from '../../platform/config/config.schema';
import { AuditModule } from '../audit/audit.module';
import { AskPasswordReset } from './ask-password-reset.use-case';
import { ChangePassword } from './change-password.use-case';
import { ChangeStaff } from './change-staff.use-case';
import { CheckOneTimeCode } from './check-one-time-code';
import { ConfirmPassword } from './confirm-password';
import { ConfirmSession } from './confirm-session.use-case';
import { CountLoginAttempt } from './count-login-attempt';
import { CreateStaff } from './create-staff.use-case';
import { EndSession } from './end-session.use-case';
import { FindSession } from './find-session.use-case';
import { InviteStaff } from './invite-staff.use-case';
import { ListSessions } from './list-sessions.use-case';
import { ListStaff } from './list-staff.use-case';
import { LoginAttemptsRepository } from './login-attempts.repository';
import { OwnSessionsController } from './own-sessions.controller';
import { PassSecondFactor } from './pass-second-factor';
import { PasswordResetAsksRepository } from './password-reset-asks.repository';
import { PasswordHasher } from './password-hasher';
import { PasswordController } from './password.controller';
import { RecordForged } from './record-forged';
import { RecordThrottled } from './record-throttled';
import { RemoveSecondFactor } from './remove-second-factor.use-case';
import { SecondFactorController } from './second-factor.controller';
import { SecondFactorRepository } from './second-factor.repository';
import { SessionCookie } from './session-cookie';
import { SessionController } from './session.controller';
import { SessionGuard } from './session.guard';
import { SessionRepository } from './session.repository';
import { SessionStrategy } from './session.strategy';
import { SetUpSecondFactor } from './set-up-second-factor.use-case';
import { SignIn } from './sign-in.use-case';
import { StaffAccessAdminController } from './staff-access.admin.controller';
import { StaffLinksController } from './staff-links.controller';
import { StaffLinksRepository } from './staff-links.repository';
import { StaffAdminController } from './staff.admin.controller';
import { StaffAdminRepository } from './staff.admin.repository';
import { StaffRepository } from './staff.repository';
import { TellStaff } from './tell-staff';
import { tokenRules } from './token-rules';
import { UseStaffLink } from './use-staff-link.use-case';

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
    StaffRepository,
    SessionRepository,
    LoginAttemptsRepository,
    StaffLinksRepository,
    PasswordResetAsksRepository,
    SecondFactorRepository,
    StaffAdminRepository,
    PasswordHasher,
    TellStaff,
    RecordForged,
    RecordThrottled,
    CountLoginAttempt,
    SignIn,
    FindSession,
    EndSession,
    CreateStaff,
    ListSessions,
    ConfirmPassword,
    ConfirmSession,
    ChangePassword,
    AskPasswordReset,
    UseStaffLink,
    CheckOneTimeCode,
    PassSecondFactor,
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
