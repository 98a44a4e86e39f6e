import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { networksOf } from '../../platform/rate-limit/networks-of';
import { LoginAttemptsRepository, accountHash } from './login-attempts.repository';
import { TooManyTries } from './staff.errors';
import { TurnLimit } from './turn-limit';

const MOST_PER_ACCOUNT = 10;
const MOST_PER_ADDRESS = 30;

/** Those who wait for one another's lock would hold all connections of the pool; so most of them wait before they get one. */
const MOST_COUNTING = 2;
const MOST_WAITING = 200;

/**
 * Counts a try before its password is looked at, one after the other for the same account or address, so that many tries
 * at once gain nothing. A refused try is not counted: who waits gets in again.
 * @returns the attempt's id. @throws TooManyTries, Unavailable
 */
@Injectable()
export class CountLoginAttempt {
  private readonly turns = new TurnLimit(MOST_COUNTING, MOST_WAITING);

  constructor(
    private readonly database: Database,
    private readonly attempts: LoginAttemptsRepository,
  ) {}

  async count(email: string, address: string): Promise<string> {
    return this.turns.take(() => this.countInTurn(accountHash(email), networksOf(address).address));
  }

  private async countInTurn(account: Buffer, network: string): Promise<string> {
    return this.database.transaction(async (tx) => {
      await this.attempts.lock(account, network, tx);
      const made = await this.attempts.count(account, network, tx);
      const waits = [
        made.account >= MOST_PER_ACCOUNT ? made.accountWait : 0,
        made.address >= MOST_PER_ADDRESS ? made.addressWait : 0,
      ];
      const wait = Math.max(...waits);
      if (wait > 0) throw new TooManyTries(wait);
      return this.attempts.insert(account, network, tx);
    });
  }
}
