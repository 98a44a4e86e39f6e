import { Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { InjectConfig } from '../../platform/config/config.module';
import type { Config } from '../../platform/config/config.schema';
import { Database, type Sql } from '../../platform/database/database';
import { InjectLogger } from '../../platform/log/log.module';
import { findStep } from './one-time-code';
import { RecordThrottled } from './record-throttled';
import { hashRecoveryCode } from './recovery-codes';
import { openSecret } from './seal-secret';
import { type SecondFactor, SecondFactorRepository } from './second-factor.repository';
import { TooManyTries } from './staff.errors';
import type { Visitor } from './visitor';

const MOST_FAILURES = 6;
const LOCK_MINUTES = 15;

export type UsedCode = 'code' | 'recovery code';

/** Looks at codes one after the other, so that one code lets in once and six wrong ones lock, however many come at once. */
@Injectable()
export class CheckOneTimeCode {
  constructor(
    private readonly database: Database,
    private readonly factors: SecondFactorRepository,
    private readonly throttled: RecordThrottled,
    @InjectConfig() private readonly config: Config,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  /** @returns which kind of code it was, or nothing for a wrong one. @throws TooManyTries */
  async check(staffId: string, code: string, visitor: Visitor): Promise<UsedCode | undefined> {
    try {
      return await this.checkInTurn(staffId, code);
    } catch (error) {
      if (error instanceof TooManyTries)
        await this.throttled.record({ what: 'one-time codes', key: staffId, staffId }, visitor);
      throw error;
    }
  }

  private async checkInTurn(staffId: string, code: string): Promise<UsedCode | undefined> {
    return this.database.transaction(async (tx) => {
      const factor = await this.factors.lock(staffId, tx);
      if (!factor?.confirmed) return undefined;
      if (factor.lockedFor > 0) throw new TooManyTries(factor.lockedFor);
      const used = await this.take(staffId, factor, code, tx);
      if (!used) await this.factors.fail(staffId, MOST_FAILURES, LOCK_MINUTES, tx);
      return used;
    });
  }

  /** @returns whether it is a right code that was not used before; then it is used now. */
  async takeCode(staffId: string, factor: SecondFactor, code: string, tx: Sql): Promise<boolean> {
    const secret = openSecret(factor.secret, staffId, this.config.SESSION_SECRET);
    if (!secret) this.logger.error({ staffId }, 'a one-time code secret does not open: SESSION_SECRET has changed');
    const step = secret && findStep(secret, code.replace(/\s+/g, ''));
    if (step === undefined || step <= factor.lastStep) return false;
    await this.factors.takeStep(staffId, step, tx);
    return true;
  }

  private async take(staffId: string, factor: SecondFactor, code: string, tx: Sql): Promise<UsedCode | undefined> {
    if (await this.takeCode(staffId, factor, code, tx)) return 'code';
    const recovered = await this.factors.takeRecoveryCode(staffId, hashRecoveryCode(code), tx);
    return recovered ? 'recovery code' : undefined;
  }
}
