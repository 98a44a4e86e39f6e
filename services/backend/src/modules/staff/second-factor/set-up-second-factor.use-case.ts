import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/access/access.decorators';
import { InjectConfig } from '../../../platform/config/config.module';
import type { Config } from '../../../platform/config/config.schema';
import { Database } from '../../../platform/database/database';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { CheckOneTimeCode } from './check-one-time-code';
import { ConfirmPassword } from '../password/confirm-password';
import { describeTotp, makeTotpSecret } from './one-time-code';
import { hashRecoveryCode, makeRecoveryCodes } from '../random-secrets';
import { sealSecret } from './seal-secret';
import { secondFactors } from './second-factor.repository';
import { sessions } from '../session/session.repository';
import { tellStaff } from '../notices/tell-staff';
import { about, type Visitor } from '../visitor';
import { SecondFactorExists } from '../staff.errors';

/** One-time codes for oneself: begun with the password, in force once a first code shows that the app has the secret. */
@Injectable()
export class SetUpSecondFactor {
  constructor(
    private readonly database: Database,
    private readonly confirmPassword: ConfirmPassword,
    private readonly checkCode: CheckOneTimeCode,
    private readonly audit: RecordAudit,
    @InjectConfig() private readonly config: Config,
  ) {}

  /** Beginning again makes a new secret. @throws ValidationFailed, TooManyTries, Unavailable, SecondFactorExists */
  async begin(password: string, actor: Actor, visitor: Visitor): Promise<{ uri: string; secret: string }> {
    await this.confirmPassword.confirm('password', password, actor, visitor);
    const secret = makeTotpSecret();
    const sealed = sealSecret(secret, actor.id, this.config.SESSION_SECRET);
    if (!(await secondFactors.begin(this.database, actor.id, sealed))) throw new SecondFactorExists();
    return describeTotp(secret, actor.email);
  }

  /**
   * Sessions begun without a code end. Wrong codes count and lock like those of a sign-in. @returns the recovery codes, this
   * once. @throws ValidationFailed, TooManyTries, SecondFactorExists, SecondFactorMissing
   */
  async confirm(code: string, actor: Actor, visitor: Visitor): Promise<string[]> {
    const recoveryCodes = makeRecoveryCodes();
    const isRight = await this.checkCode.checkFirst(actor.id, code, visitor, async (tx) => {
      await secondFactors.confirm(tx, actor.id);
      await secondFactors.addRecoveryCodes(tx, actor.id, recoveryCodes.map(hashRecoveryCode));
      await sessions.endOthersOf(tx, actor.id, actor.sessionId);
      await tellStaff(tx, 'codes-set-up', actor.id, { actorId: actor.id, ...visitor });
      await this.audit.record({ actor, action: 'staff.totp-confirmed', ...about('staff', actor.id, visitor) }, tx);
    });
    if (!isRight) return this.confirmPassword.refuse('wrong code', { code: 'This code is not valid.' }, actor, visitor);
    return recoveryCodes;
  }
}
