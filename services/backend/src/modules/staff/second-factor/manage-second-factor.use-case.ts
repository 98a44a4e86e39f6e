import { Injectable } from '@nestjs/common';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import { Database, type Sql } from '../../../platform/database/database';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { tellStaff } from '../notices/tell-staff.use-case';
import { hashRecoveryCode, makeRecoveryCodes } from '../random-secrets';
import { sessions } from '../session/session.repository';
import { CheckPassword } from '../sign-in/check-password';
import type { RemoveSecondFactorDto } from '../staff.dto';
import { OwnAccount, SecondFactorExists, SecondFactorMissing } from '../staff.errors';
import { lockPerson } from '../staff.repository';
import { about, type Caller } from '../visitor';
import { CheckOneTimeCode } from './check-one-time-code';
import { describeTotp, makeTotpSecret, sealSecret } from './one-time-code';
import { secondFactors } from './second-factor.repository';

const wrongCode = { code: 'This code is not valid.' };

/** Sets one-time codes up, in force once a first code shows that the app has the secret, and takes them away. */
@Injectable()
export class ManageSecondFactor {
  constructor(
    private readonly database: Database,
    private readonly passwords: CheckPassword,
    private readonly checkCode: CheckOneTimeCode,
    private readonly audit: RecordAudit,
    @InjectConfig() private readonly config: Config,
  ) {}

  /** Beginning again makes a new secret. @throws ValidationFailed, TooManyTries, Unavailable, SecondFactorExists */
  async begin(password: string, caller: Caller): Promise<{ uri: string; secret: string }> {
    const { id, email } = caller.actor;
    await this.passwords.confirm('password', password, caller);
    const secret = makeTotpSecret();
    const sealed = sealSecret(secret, id, this.config.SESSION_SECRET);
    if (!(await secondFactors.begin(this.database, id, sealed))) throw new SecondFactorExists();
    return describeTotp(secret, email);
  }

  /** Other sessions end. @returns recovery codes. @throws ValidationFailed, TooManyTries, SecondFactorExists, SecondFactorMissing */
  async confirm(code: string, caller: Caller): Promise<string[]> {
    const { actor } = caller;
    const recoveryCodes = makeRecoveryCodes();
    const isRight = await this.checkCode.checkFirst(actor.id, code, caller, async (tx) => {
      await secondFactors.confirm(tx, actor.id);
      await secondFactors.addRecoveryCodes(tx, actor.id, recoveryCodes.map(hashRecoveryCode));
      await sessions.endOthersOf(tx, actor.id, actor.sessionId);
      await tellStaff(tx, 'codes-set-up', actor.id, caller, actor);
      await this.audit.record({ actor, action: 'staff.totp-confirmed', ...about('staff', actor.id, caller) }, tx);
    });
    return isRight ? recoveryCodes : this.passwords.refuse('wrong code', wrongCode, caller);
  }

  /** One's own, by password and code; all other sessions end. @throws ValidationFailed, TooManyTries, Unavailable, SecondFactorMissing */
  async removeOwn({ password, code }: RemoveSecondFactorDto, caller: Caller): Promise<void> {
    const { id, sessionId } = caller.actor;
    await this.passwords.confirm('password', password, caller);
    if (!(await secondFactors.isConfirmed(this.database, id))) throw new SecondFactorMissing();
    if (!(await this.checkCode.check(id, code, caller))) return this.passwords.refuse('wrong code', wrongCode, caller);
    await this.database.transaction(async (tx) => {
      await this.remove(id, caller, tx);
      await sessions.endOthersOf(tx, id, sessionId);
    });
  }

  /** Somebody else's, because a phone was lost; their sessions end. @throws NotFound, OwnAccount, SecondFactorMissing */
  async removeOf(staffId: string, caller: Caller): Promise<void> {
    if (staffId === caller.actor.id) throw new OwnAccount();
    await this.database.transaction(async (tx) => {
      await lockPerson(tx, staffId);
      await this.remove(staffId, caller, tx);
      await sessions.endAllOf(tx, staffId);
    });
  }

  private async remove(staffId: string, caller: Caller, tx: Sql): Promise<void> {
    const { actor } = caller;
    if (!(await secondFactors.remove(tx, staffId))) throw new SecondFactorMissing();
    await tellStaff(tx, 'codes-removed', staffId, caller, actor);
    await this.audit.record({ actor, action: 'staff.totp-removed', ...about('staff', staffId, caller) }, tx);
  }
}
