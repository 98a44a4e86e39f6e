import { Injectable } from '@nestjs/common';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import { Database, type Sql } from '../../../platform/database/database';
import { sessionSecrets } from '../../../platform/derive-secret';
import { ValidationFailed } from '../../../platform/http/errors/http.errors';
import { InjectLogger, type Logger } from '../../../platform/log/log.module';
import { WindowedCounts } from '../../../platform/rate-limit/windowed-counts';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { tellStaff } from '../notices/tell-staff.use-case';
import { hashRecoveryCode } from '../random-secrets';
import { CheckPassword } from '../sign-in/check-password';
import { TooManyTries } from '../staff.errors';
import { about, type SignedInVisitor, type Visitor } from '../visitor';
import { findStep, openSecret } from './one-time-code';
import { type SecondFactor, secondFactors } from './second-factor.repository';

const MOST_FAILURES = 6;
type Refuse = (fault: 'wrong' | 'missing') => Promise<never>;

/**
 * Looks at one-time codes, one after the other, so that one code lets in once and six wrong ones lock, however many come at
 * once. The person hears of a lock, because a code is only looked at behind the right password.
 */
@Injectable()
export class CheckSecondFactor {
  /** People whose lock the audit log has heard of: once, however many tries come. */
  private readonly recordedLocks = new WindowedCounts(15 * 60_000);

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
    const usedCode = await this.inTurn(staffId, visitor, async (factor, tx) => {
      if (!factor?.confirmed) return undefined;
      return this.count(factor, visitor, tx, async () => {
        if (await this.takeOneTimeCode(factor, code, tx)) return 'code';
        const recovered = await secondFactors.takeRecoveryCode(tx, staffId, hashRecoveryCode(code));
        return recovered ? 'recovery code' : undefined;
      });
    });
    return usedCode ?? refuse('wrong');
  }

  /** Asks somebody who is signed in for a code, along with the password. @returns as `check`. @throws ValidationFailed, TooManyTries */
  demand(code: string | undefined, caller: SignedInVisitor): Promise<string | undefined> {
    return this.check(caller.actor.id, code, caller, async (fault) => {
      if (fault === 'wrong') return this.refuse(caller);
      throw new ValidationFailed({ code: 'Give the code of your authenticator app, or a recovery code.' });
    });
  }

  /** Counts as a try. @returns whether it is the right code of the app. @throws TooManyTries */
  takeCode(factor: SecondFactor, code: string, visitor: Visitor, tx: Sql): Promise<boolean> {
    return this.count(factor, visitor, tx, () => this.takeOneTimeCode(factor, code, tx));
  }

  /** @throws ValidationFailed */
  refuse(caller: SignedInVisitor): Promise<never> {
    return this.passwords.refuse('wrong code', { code: 'This code is not valid.' }, caller);
  }

  /** Others who try a code of the same person wait until `look` has ended. */
  async inTurn<Result>(
    staffId: string,
    visitor: Visitor,
    look: (factor: SecondFactor | undefined, tx: Sql) => Promise<Result>,
  ): Promise<Result> {
    try {
      return await this.database.transaction(async (tx) => look(await secondFactors.lock(tx, staffId), tx));
    } catch (error) {
      const subject = about('staff', staffId, visitor, { what: 'one-time codes' });
      if (error instanceof TooManyTries && this.recordedLocks.add(staffId, performance.now()).count === 1)
        await this.audit.record({ action: 'session.throttled', ...subject });
      throw error;
    }
  }

  private async count<Taken>(
    factor: SecondFactor,
    visitor: Visitor,
    tx: Sql,
    take: () => Promise<Taken>,
  ): Promise<Taken> {
    const { staffId } = factor;
    if (factor.lockedFor > 0) throw new TooManyTries(factor.lockedFor);
    const isRight = await take();
    if (!isRight && (await secondFactors.fail(tx, staffId, MOST_FAILURES))?.locked)
      await tellStaff(tx, 'codes-locked', staffId, visitor);
    return isRight;
  }

  /** @returns whether it is a right code that was not used before; then it is used now. */
  private async takeOneTimeCode(factor: SecondFactor, code: string, tx: Sql): Promise<boolean> {
    const { staffId } = factor;
    const secret = openSecret(factor.secret, staffId, ...sessionSecrets(this.config));
    if (!secret) this.logger.error({ staffId }, 'a one-time code secret does not open: SESSION_SECRET has changed');
    const step = secret && findStep(secret, code.replace(/\s+/g, ''), factor.now);
    if (step === undefined || step <= factor.lastStep) return false;
    await secondFactors.takeStep(tx, staffId, step);
    return true;
  }
}
