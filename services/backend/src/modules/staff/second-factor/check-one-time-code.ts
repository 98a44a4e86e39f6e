import { Injectable } from '@nestjs/common';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import { Database, type Sql } from '../../../platform/database/database';
import { InjectLogger, type Logger } from '../../../platform/log/log.module';
import { WindowedCounts } from '../../../platform/rate-limit/windowed-counts';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { tellStaff } from '../notices/tell-staff.use-case';
import { hashRecoveryCode } from '../random-secrets';
import { SecondFactorExists, SecondFactorMissing, TooManyTries } from '../staff.errors';
import { about, type Visitor } from '../visitor';
import { findStep, openSecret } from './one-time-code';
import { type SecondFactor, secondFactors } from './second-factor.repository';

const MOST_FAILURES = 6;

export type UsedCode = 'code' | 'recovery code';

/**
 * Looks at codes one after the other, so that one code lets in once and six wrong ones lock, however many come at once. The
 * person hears of a lock, because a code is only looked at behind the right password.
 */
@Injectable()
export class CheckOneTimeCode {
  /** People whose lock the audit log has heard of: once, however many tries come. */
  private readonly told = new WindowedCounts(15 * 60_000);

  constructor(
    private readonly database: Database,
    private readonly audit: RecordAudit,
    @InjectConfig() private readonly config: Config,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  /** @returns which kind of code it was, or nothing for a wrong one. @throws TooManyTries */
  async check(staffId: string, code: string, visitor: Visitor): Promise<UsedCode | undefined> {
    return this.inTurn(staffId, visitor, async (factor, tx) => {
      if (!factor?.confirmed) return undefined;
      return this.count(factor, visitor, tx, async () => {
        if (await this.takeCode(factor, code, tx)) return 'code';
        const recovered = await secondFactors.takeRecoveryCode(tx, staffId, hashRecoveryCode(code));
        return recovered ? 'recovery code' : undefined;
      });
    });
  }

  /**
   * The first code of a set-up, which was begun at most ten minutes ago. `confirm` belongs to the same transaction.
   * @returns whether it was right. @throws TooManyTries, SecondFactorMissing, SecondFactorExists
   */
  async checkFirst(staffId: string, code: string, visitor: Visitor, confirm: (tx: Sql) => Promise<void>) {
    return this.inTurn(staffId, visitor, async (factor, tx) => {
      if (!factor || factor.expired) throw new SecondFactorMissing();
      if (factor.confirmed) throw new SecondFactorExists();
      const isRight = await this.count(factor, visitor, tx, () => this.takeCode(factor, code, tx));
      if (isRight) await confirm(tx);
      return isRight;
    });
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
    const secret = openSecret(factor.secret, staffId, this.config.SESSION_SECRET);
    if (!secret) this.logger.error({ staffId }, 'a one-time code secret does not open: SESSION_SECRET has changed');
    const step = secret && findStep(secret, code.replace(/\s+/g, ''), factor.now);
    if (step === undefined || step <= factor.lastStep) return false;
    await secondFactors.takeStep(tx, staffId, step);
    return true;
  }
}
