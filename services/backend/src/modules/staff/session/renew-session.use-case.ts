import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { ValidationFailed } from '../../../platform/http/errors/http.errors';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { staffLinks } from '../links/issue-staff-link.use-case';
import { tellStaff } from '../notices/tell-staff.use-case';
import { PasswordHasher } from '../password/password-hasher';
import { demandGoodPassword } from '../password/password-rules';
import { CheckOneTimeCode, type UsedCode } from '../second-factor/check-one-time-code';
import { secondFactors } from '../second-factor/second-factor.repository';
import { CheckPassword } from '../sign-in/check-password';
import type { ChangePasswordDto, ConfirmSessionDto } from '../staff.dto';
import { NotSignedIn } from '../staff.errors';
import { staff } from '../staff.repository';
import { about, type Caller } from '../visitor';
import { sessions } from './session.repository';

/**
 * Asks for the password once more. The session goes on under a new id (ASVS 5.0.0, V7.2.4), so that a copy of its cookie ends
 * here and cannot use its owner's confirmation.
 */
@Injectable()
export class RenewSession {
  constructor(
    private readonly database: Database,
    private readonly hasher: PasswordHasher,
    private readonly passwords: CheckPassword,
    private readonly checkCode: CheckOneTimeCode,
    private readonly audit: RecordAudit,
  ) {}

  /** By the password, and a code where the person has them. @throws ValidationFailed, TooManyTries, Unavailable, NotSignedIn */
  async confirm({ password, code }: ConfirmSessionDto, caller: Caller) {
    const { actor } = caller;
    await this.passwords.confirm('password', password, caller);
    const usedCode = await this.takeCode(code, caller);
    return this.database.transaction(async (tx) => {
      const session = await sessions.replaceConfirmed(tx, actor.sessionId, actor.id);
      if (!session) throw new NotSignedIn();
      const deed = { actor, action: 'session.confirmed' as const, ...about('session', session.id, caller) };
      await this.audit.record({ ...deed, details: usedCode && { secondFactor: usedCode } }, tx);
      return { ...session, staffId: actor.id };
    });
  }

  /** @returns nothing for somebody without codes. A missing code is no wrong try. */
  private async takeCode(code: string | undefined, caller: Caller): Promise<UsedCode | undefined> {
    if (!(await secondFactors.isConfirmed(this.database, caller.actor.id))) return undefined;
    if (!code) throw new ValidationFailed({ code: 'Give the code of your authenticator app, or a recovery code.' });
    const used = await this.checkCode.check(caller.actor.id, code, caller);
    return used ?? this.passwords.refuse('wrong code', { code: 'This code is not valid.' }, caller);
  }

  /** By a new password; all other sessions end with the old one. @throws ValidationFailed, TooManyTries, Unavailable, NotSignedIn */
  async changePassword({ current, password }: ChangePasswordDto, caller: Caller) {
    const { actor, address, userAgent } = caller;
    await demandGoodPassword(password, actor);
    const known = await this.passwords.confirm('current', current, caller);
    const passwordHash = await this.hasher.hash(password);
    return this.database.transaction(async (tx) => {
      const isReplaced = await staff.replacePassword(tx, actor.id, known, passwordHash);
      // A reset in between has ended this session as well.
      if (!isReplaced) throw new NotSignedIn();
      await sessions.endAllOf(tx, actor.id);
      await staffLinks.voidAllOf(tx, actor.id);
      // The new session does not count as confirmed, because no code was asked for.
      const session = await sessions.add(tx, actor.id, address, userAgent, false);
      await tellStaff(tx, 'password-changed', actor.id, caller, actor);
      await this.audit.record({ actor, action: 'staff.password-changed', ...about('staff', actor.id, caller) }, tx);
      return { ...session, staffId: actor.id };
    });
  }
}
