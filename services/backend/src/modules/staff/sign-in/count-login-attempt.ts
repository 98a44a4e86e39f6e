import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { networksOf } from '../../../platform/rate-limit/networks-of';
import { PasswordHasher } from '../password/password-hasher';
import { accountHash, loginAttempts } from './login-attempts.repository';
import { RecordThrottled } from './record-throttled';
import { TooManyTries } from '../staff.errors';
import { staff } from '../staff.repository';
import { TurnLimit } from './turn-limit';
import type { Visitor } from '../visitor';

const MOST_PER_ACCOUNT = 10;
const MOST_PER_ADDRESS = 30;

/** Those who wait for one another's lock would hold all connections of the pool; so most of them wait before they get one. */
const MOST_COUNTING = 2;
const MOST_WAITING = 200;

/** The counted attempt, or the account or address that has too many of them, with the seconds until its next one. */
type Counted = { id: string } | { full: 'account' | 'address'; wait: number };

/**
 * Counts a try before its password is looked at, one after the other for the same account or address, so that many tries
 * at once gain nothing. A refused try is not counted, so that waiting helps.
 */
@Injectable()
export class CountLoginAttempt {
  private readonly turns = new TurnLimit(MOST_COUNTING, MOST_WAITING);

  constructor(
    private readonly database: Database,
    private readonly throttled: RecordThrottled,
    private readonly hasher: PasswordHasher,
  ) {}

  /** @returns the attempt's id. @throws TooManyTries, Unavailable */
  async count(email: string, visitor: Visitor): Promise<string> {
    const network = networksOf(visitor.address).address;
    const counted = await this.turns.take(() => this.countInTurn(accountHash(email), network));
    if ('id' in counted) return counted.id;
    const { full: what, wait } = counted;
    const isAccount = what === 'account';
    const staffId = isAccount ? (await staff.findByEmail(this.database, email))?.id : undefined;
    await this.throttled.record({ what, key: isAccount ? email : network, staffId }, visitor);
    throw new TooManyTries(wait);
  }

  /** A try that was turned away before its password was looked at does not count. @throws Unavailable */
  async verify(attemptId: string, known: string | null | undefined, password: string): Promise<boolean> {
    try {
      return await this.hasher.verify(known, password);
    } catch (error) {
      await loginAttempts.takeBack(this.database, attemptId);
      throw error;
    }
  }

  private async countInTurn(account: Buffer, network: string): Promise<Counted> {
    return this.database.transaction(async (tx) => {
      await loginAttempts.lock(tx, account, network);
      const made = await loginAttempts.count(tx, account, network);
      const accountWait = made.account >= MOST_PER_ACCOUNT ? made.accountWait : 0;
      const addressWait = made.address >= MOST_PER_ADDRESS ? made.addressWait : 0;
      const wait = Math.max(accountWait, addressWait);
      if (wait > 0) return { full: accountWait > 0 ? 'account' : 'address', wait };
      return loginAttempts.add(tx, account, network);
    });
  }
}
