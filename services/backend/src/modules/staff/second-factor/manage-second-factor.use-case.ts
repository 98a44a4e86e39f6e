import { Injectable } from '@nestjs/common';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import { Database, type Sql } from '../../../platform/database/database';
import { sessionSecrets } from '../../../platform/derive-secret';
import { ValidationFailed } from '../../../platform/http/errors/http.errors';
import { InjectLogger, type Logger } from '../../../platform/log/log.module';
import { WindowedCounts } from '../../../platform/rate-limit/windowed-counts';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { tellStaff } from '../notices/tell-staff.use-case';
import { hashRecoveryCode, makeRecoveryCodes } from '../random-secrets';
import { sessions } from '../session/session.repository';
import { CheckPassword } from '../sign-in/check-password';
import type { RemoveSecondFactorDto } from '../staff.dto';
import { OwnAccount, SecondFactorExists, SecondFactorMissing, TooManyTries } from '../staff.errors';
import { lockPerson } from '../staff.repository';
import { about, type SignedInVisitor, type Visitor } from '../visitor';
import { describeTotp, findStep, makeTotpSecret, openSecret, sealSecret } from './one-time-code';
import { type SecondFactor, secondFactors } from './second-factor.repository';

const MOST_FAILURES = 6;
type Refuse = (fault: 'wrong' | 'missing') => Promise<never>;

/**
 * Sets one-time codes up, looks at them and takes them away. They are looked at one after the other, so that one code lets in
 * once and six wrong ones lock, however many come at once. The person hears of a lock, because a code is only looked at behind
 * the right password.
 */
@Injectable()
export class ManageSecondFactor {
  /** People whose lock the audit log has heard of: once, however many tries come. */
  private readonly told = new WindowedCounts(15 * 60_000);

  constructor(
    private readonly database: Database,
    private readonly passwords: CheckPassword,
    private readonly audit: RecordAudit,
    @InjectConfig() private readonly config: Config,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  /**
   * Leaves it to `refuse` to answer a wrong or missing code, so that no caller can take one for right. A missing one is no try.
   * @returns the kind of the right code; nothing for somebody without codes. @throws TooManyTries, and what `refuse` throws
   */
  async check(
    staffId: string,
    code: string | undefined,
    visitor: Visitor,
    refuse: Refuse,
  ): Promise<string | undefined> {
    if (!(await secondFactors.isConfirmed(this.database, staffId))) return undefined;
    if (!code) return refuse('missing');
    const used = await this.inTurn(staffId, visitor, async (factor, tx) => {
      if (!factor?.confirmed) return undefined;
      return this.count(factor, visitor, tx, async () => {
        if (await this.takeCode(factor, code, tx)) return 'code';
        const recovered = await secondFactors.takeRecoveryCode(tx, staffId, hashRecoveryCode(code));
        return recovered ? 'recovery code' : undefined;
      });
    });
    return used ?? refuse('wrong');
  }

  /** Asks somebody who is signed in for a code, along with the password. @returns as `check`. @throws ValidationFailed, TooManyTries */
  demand(code: string | undefined, caller: SignedInVisitor): Promise<string | undefined> {
    return this.check(caller.actor.id, code, caller, async (fault) => {
      if (fault === 'wrong') return this.refuseCode(caller);
      throw new ValidationFailed({ code: 'Give the code of your authenticator app, or a recovery code.' });
    });
  }

  /** @throws ValidationFailed */
  private refuseCode(caller: SignedInVisitor): Promise<never> {
    return this.passwords.refuse('wrong code', { code: 'This code is not valid.' }, caller);
  }

  /** Beginning again makes a new secret. @throws ValidationFailed, TooManyTries, Unavailable, SecondFactorExists */
  async begin(password: string, caller: SignedInVisitor): Promise<{ uri: string; secret: string }> {
    const { id, email } = caller.actor;
    await this.passwords.confirm('password', password, caller);
    const secret = makeTotpSecret();
    const sealed = sealSecret(secret, id, this.config.SESSION_SECRET);
    if (!(await secondFactors.begin(this.database, id, sealed))) throw new SecondFactorExists();
    return describeTotp(secret, email);
  }

  /**
   * By a first code, which shows that the app has the secret, within ten minutes. Other sessions end.
   * @returns the recovery codes, this once. @throws ValidationFailed, TooManyTries, SecondFactorExists, SecondFactorMissing
   */
  async confirm(code: string, caller: SignedInVisitor): Promise<string[]> {
    const { actor } = caller;
    const recoveryCodes = makeRecoveryCodes();
    const isRight = await this.inTurn(actor.id, caller, async (factor, tx) => {
      if (!factor || factor.expired) throw new SecondFactorMissing();
      if (factor.confirmed) throw new SecondFactorExists();
      if (!(await this.count(factor, caller, tx, () => this.takeCode(factor, code, tx)))) return false;
      await secondFactors.confirm(tx, actor.id);
      await secondFactors.addRecoveryCodes(tx, actor.id, recoveryCodes.map(hashRecoveryCode));
      await sessions.endOthersOf(tx, actor.id, actor.sessionId);
      await tellStaff(tx, 'codes-set-up', actor.id, caller, actor);
      await this.audit.record({ actor, action: 'staff.totp-confirmed', ...about('staff', actor.id, caller) }, tx);
      return true;
    });
    return isRight ? recoveryCodes : this.refuseCode(caller);
  }

  /** One's own, by password and code; other sessions end. @throws ValidationFailed, TooManyTries, Unavailable, SecondFactorMissing */
  async removeOwn({ password, code }: RemoveSecondFactorDto, caller: SignedInVisitor): Promise<void> {
    const { id, sessionId } = caller.actor;
    await this.passwords.confirm('password', password, caller);
    const used = await this.demand(code, caller);
    if (!used) throw new SecondFactorMissing();
    await this.database.transaction(async (tx) => {
      await this.remove(id, caller, tx);
      await sessions.endOthersOf(tx, id, sessionId);
    });
  }

  /** Somebody else's, because a phone was lost; their sessions end. @throws NotFound, OwnAccount, SecondFactorMissing */
  async removeOf(staffId: string, caller: SignedInVisitor): Promise<void> {
    if (staffId === caller.actor.id) throw new OwnAccount();
    await this.database.transaction(async (tx) => {
      await lockPerson(tx, staffId);
      await this.remove(staffId, caller, tx);
      await sessions.endAllOf(tx, staffId);
    });
  }

  private async remove(staffId: string, caller: SignedInVisitor, tx: Sql): Promise<void> {
    const { actor } = caller;
    if (!(await secondFactors.remove(tx, staffId))) throw new SecondFactorMissing();
    await tellStaff(tx, 'codes-removed', staffId, caller, actor);
    await this.audit.record({ actor, action: 'staff.totp-removed', ...about('staff', staffId, caller) }, tx);
  }

  private async inTurn<Result>(
    staffId: string,
    visitor: Visitor,
    look: (factor: SecondFactor | undefined, tx: Sql) => Promise<Result>,
  ): Promise<Result> {
    try {
      return await this.database.transaction(async (tx) => look(await secondFactors.lock(tx, staffId), tx));
    } catch (error) {
      const subject = about('staff', staffId, visitor, { what: 'one-time codes' });
      if (error instanceof TooManyTries && this.told.add(staffId, performance.now()).count === 1)
        await this.audit.record({ action: 'session.throttled', ...subject });
      throw error;
    }
  }

  private async count<Used>(factor: SecondFactor, visitor: Visitor, tx: Sql, take: () => Promise<Used>): Promise<Used> {
    const { staffId } = factor;
    if (factor.lockedFor > 0) throw new TooManyTries(factor.lockedFor);
    const used = await take();
    if (!used && (await secondFactors.fail(tx, staffId, MOST_FAILURES))?.locked)
      await tellStaff(tx, 'codes-locked', staffId, visitor);
    return used;
  }

  /** @returns whether it is a right code that was not used before; then it is used now. */
  private async takeCode(factor: SecondFactor, code: string, tx: Sql): Promise<boolean> {
    const { staffId } = factor;
    const secret = openSecret(factor.secret, staffId, ...sessionSecrets(this.config));
    if (!secret) this.logger.error({ staffId }, 'a one-time code secret does not open: SESSION_SECRET has changed');
    const step = secret && findStep(secret, code.replace(/\s+/g, ''), factor.now);
    if (step === undefined || step <= factor.lastStep) return false;
    await secondFactors.takeStep(tx, staffId, step);
    return true;
  }
}
