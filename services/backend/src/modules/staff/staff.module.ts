import { AssertEveryRouteHasAccess } from '../../platform/access/access.decorators';
import { Module } from '@nestjs/common';
import { APP_GUARD, DiscoveryModule } from '@nestjs/core';
import { AuditModule } from '../audit/audit.module';
import { ColleaguesAdminController } from './colleagues/colleagues.admin.controller';
import { ListColleagues } from './colleagues/list-colleagues.use-case';
import { AdmitPerson } from './identities/admit-person';
import { FindOwnIdentity } from './identities/find-own-identity.use-case';
import { FollowRole } from './identities/follow-role';
import { IdentityController } from './identities/identity.controller';
import { LinkByInvitation } from './identities/link-by-invitation';
import { LinkIdentity } from './identities/link-identity';
import { UnlinkIdentity } from './identities/unlink-identity.use-case';
import { StaffLinksController } from './links/staff-links.controller';
import { UseStaffLink } from './links/use-staff-link.use-case';
import { AddPasskeyByLink } from './passkeys/by-link/add-passkey-by-link.use-case';
import { BeginPasskeyByLink } from './passkeys/by-link/begin-passkey-by-link.use-case';
import { PasskeysByLinkController } from './passkeys/by-link/passkeys-by-link.controller';
import { AddPasskey } from './passkeys/keep/add-passkey.use-case';
import { BeginPasskey } from './passkeys/keep/begin-passkey.use-case';
import { CheckNewPasskey } from './passkeys/keep/check-new-passkey';
import { ListPasskeys } from './passkeys/keep/list-passkeys.use-case';
import { RemovePasskey } from './passkeys/keep/remove-passkey.use-case';
import { RemoveStaffPasskeys } from './passkeys/keep/remove-staff-passkeys.use-case';
import { RenamePasskey } from './passkeys/keep/rename-passkey.use-case';
import { PasskeyChallenges } from './passkeys/passkey-challenges';
import { PasskeySignInController } from './passkeys/passkey-sign-in.controller';
import { PasskeysController } from './passkeys/passkeys.controller';
import { AskForPasskey } from './passkeys/prove/ask-for-passkey.use-case';
import { CheckPasskey } from './passkeys/prove/check-passkey';
import { ConfirmByPasskey } from './passkeys/prove/confirm-by-passkey.use-case';
import { SignInByPasskey } from './passkeys/prove/sign-in-by-passkey.use-case';
import { AskPasswordReset } from './password/ask-password-reset.use-case';
import { ChangePassword } from './password/change-password.use-case';
import { PasswordHasher } from './password/password-hasher';
import { CreateStaff } from './people/create-staff.use-case';
import { ChangeStaff } from './people/change-staff.use-case';
import { FindStaff } from './people/find-staff.use-case';
import { InviteStaff } from './people/invite-staff.use-case';
import { ListStaff } from './people/list-staff.use-case';
import { StaffAccessAdminController } from './people/staff-access.admin.controller';
import { StaffAdminController } from './people/staff.admin.controller';
import { AnswerProvider } from './provider/answer-provider.use-case';
import { BeginProvider } from './provider/begin-provider.use-case';
import { ConfirmByProvider } from './provider/confirm-by-provider';
import { EnterByProvider } from './provider/enter-by-provider';
import { FinishProvider } from './provider/finish-provider.use-case';
import { Provider } from './provider/provider';
import { ProviderController } from './provider/provider.controller';
import { ProviderCookies } from './provider/provider-cookies';
import { ProviderDoor } from './provider/provider-door';
import { BeginSecondFactor } from './second-factor/begin-second-factor.use-case';
import { CheckSecondFactor } from './second-factor/check-second-factor';
import { ConfirmSecondFactor } from './second-factor/confirm-second-factor.use-case';
import { RemoveSecondFactor } from './second-factor/remove-second-factor.use-case';
import { RemoveStaffSecondFactor } from './second-factor/remove-staff-second-factor.use-case';
import { SecondFactorController } from './second-factor/second-factor.controller';
import { ConfirmSession } from './session/confirm-session.use-case';
import { EndSession } from './session/end-session.use-case';
import { EndStaffSessions } from './session/end-staff-sessions.use-case';
import { ListSessions } from './session/list-sessions.use-case';
import { OwnAccessController } from './session/own-access.controller';
import { RecordForged } from './session/record-forged';
import { SessionController } from './session/session.controller';
import { SessionGuard } from './session/session.guard';
import { SessionCookie, SessionStrategy } from './session/session.strategy';
import { SignOut } from './session/sign-out.use-case';
import { FindSettings } from './settings/find-settings.use-case';
import { SaveSettings } from './settings/save-settings.use-case';
import { SettingsController } from './settings/settings.controller';
import { CheckPassword } from './sign-in/check-password';
import { StatusPass } from './status-pass/status-pass';
import { SignInMethodsController } from './sign-in/sign-in-methods.controller';
import { SignIn } from './sign-in/sign-in.use-case';
import { StartSession } from './sign-in/start-session';

@Module({
  imports: [AuditModule, DiscoveryModule],
  controllers: [
    SessionController,
    SignInMethodsController,
    ProviderController,
    IdentityController,
    OwnAccessController,
    SettingsController,
    SecondFactorController,
    PasskeySignInController,
    PasskeysController,
    PasskeysByLinkController,
    StaffLinksController,
    StaffAdminController,
    StaffAccessAdminController,
    ColleaguesAdminController,
  ],
  providers: [
    PasswordHasher,
    RecordForged,
    CheckPassword,
    CheckSecondFactor,
    StartSession,
    SignIn,
    Provider,
    ProviderCookies,
    ProviderDoor,
    BeginProvider,
    AnswerProvider,
    FinishProvider,
    EnterByProvider,
    ConfirmByProvider,
    AdmitPerson,
    FollowRole,
    LinkIdentity,
    LinkByInvitation,
    FindOwnIdentity,
    UnlinkIdentity,
    SignOut,
    ConfirmSession,
    FindSettings,
    SaveSettings,
    ListSessions,
    EndSession,
    EndStaffSessions,
    AskPasswordReset,
    ChangePassword,
    UseStaffLink,
    BeginSecondFactor,
    ConfirmSecondFactor,
    RemoveSecondFactor,
    RemoveStaffSecondFactor,
    PasskeyChallenges,
    AskForPasskey,
    CheckPasskey,
    SignInByPasskey,
    ConfirmByPasskey,
    ListPasskeys,
    BeginPasskey,
    CheckNewPasskey,
    AddPasskey,
    BeginPasskeyByLink,
    AddPasskeyByLink,
    RenamePasskey,
    RemovePasskey,
    RemoveStaffPasskeys,
    ListColleagues,
    ListStaff,
    FindStaff,
    InviteStaff,
    ChangeStaff,
    CreateStaff,
    SessionCookie,
    SessionStrategy,
    StatusPass,
    AssertEveryRouteHasAccess,
    { provide: APP_GUARD, useClass: SessionGuard },
  ],
})
export class StaffModule {}
