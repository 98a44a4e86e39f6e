import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/access/access.decorators';
import { Database } from '../../../platform/database/database';
import { ValidationFailed } from '../../../platform/http/errors/http.errors';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { CheckOneTimeCode, type UsedCode } from '../second-factor/check-one-time-code';
import { ConfirmPassword } from '../password/confirm-password';
import type { ConfirmSessionDto } from './session.dto';
import { secondFactors } from '../second-factor/second-factor.repository';
import { sessions } from './session.repository';
import { NotSignedIn } from '../staff.errors';
import { about, type Visitor } from '../visitor';

/**
 * Password, and code where the person has them, once more. The session goes on under a new id (ASVS 5.0.0, V7.2.4), so
 * that a copy of its cookie ends here and cannot use its owner's confirmation.
 */
@Injectable()
export class ConfirmSession {
  constructor(
    private readonly database: Database,
    private readonly confirmPassword: ConfirmPassword,
    private readonly checkCode: CheckOneTimeCode,
    private readonly audit: RecordAudit,
  ) {}

  /** @returns the new session. @throws ValidationFailed, TooManyTries, Unavailable, NotSignedIn */
  async confirm({ password, code }: ConfirmSessionDto, actor: Actor, visitor: Visitor) {
    await this.confirmPassword.confirm('password', password, actor, visitor);
    const usedCode = await this.takeCode(code, actor, visitor);
    return this.database.transaction(async (tx) => {
      const session = await sessions.replaceConfirmed(tx, actor.sessionId, actor.id);
      if (!session) throw new NotSignedIn();
      const deed = { actor, action: 'session.confirmed' as const, ...about('session', session.id, visitor) };
      await this.audit.record({ ...deed, details: usedCode && { secondFactor: usedCode } }, tx);
      return { ...session, staffId: actor.id };
    });
  }

  /** @returns nothing for somebody without codes. A missing code is no wrong try. */
  private async takeCode(code: string | undefined, actor: Actor, visitor: Visitor): Promise<UsedCode | undefined> {
    if (!(await secondFactors.isConfirmed(this.database, actor.id))) return undefined;
    if (!code) throw new ValidationFailed({ code: 'Give the code of your authenticator app, or a recovery code.' });
    const used = await this.checkCode.check(actor.id, code, visitor);
    return used ?? this.confirmPassword.refuse('wrong code', { code: 'This code is not valid.' }, actor, visitor);
  }
}
