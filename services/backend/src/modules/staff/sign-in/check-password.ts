import { Injectable } from '@nestjs/common';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import { arePasskeysAlone } from '../../../platform/config/find-sign-in-faults';
import { Database } from '../../../platform/database/database';
import { ValidationFailed } from '../../../platform/http/errors/http.errors';
import { networksOf } from '../../../platform/rate-limit/networks-of';
import { WindowedCounts } from '../../../platform/rate-limit/windowed-counts';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { PasswordHasher } from '../password/password-hasher';
import { ConfirmationRequired, TooManyTries } from '../staff.errors';
import { staff } from '../staff.repository';
import { about, type SignedInVisitor, type Visitor } from '../visitor';
import { accountHash, loginAttempts } from './login-attempts.repository';
import { TurnLimit } from './turn-limit';

const MOST_PER_ACCOUNT = 10;
const MOST_PER_ADDRESS = 30;
/** Those who wait for one another's lock would hold all connections of the pool; so most of them wait before they get one. */
const MOST_COUNTING = 2;
const MOST_WAITING = 200;

/** Looks at passwords, and blocks an account or an address that has too many wrong ones. */
@Injectable()
export class CheckPassword {
  private readonly turns = new TurnLimit(MOST_COUNTING, MOST_WAITING);
  /** Of whose block the audit log has heard: once for as long as tries are counted, however many come. */
  private readonly recordedBlocks = new WindowedCounts(15 * 60_000);

  constructor(
    private readonly database: Database,
    private readonly hasher: PasswordHasher,
    private readonly audit: RecordAudit,
    @InjectConfig() private readonly config: Config,
  ) {}

  /**
   * Counts a try before its password is looked at, one after the other for the same account or address, so that many tries
   * at once gain nothing. A refused try is not counted, so that waiting helps.
   * @returns the attempt's id. @throws TooManyTries, Unavailable
   */
  async count(email: string, visitor: Visitor): Promise<string> {
    const account = accountHash(email);
    const network = networksOf(visitor.address).address;
    const counted = await this.turns.take(() =>
      this.database.transaction(async (tx) => {
        await loginAttempts.lock(tx, account, network);
        const attempts = await loginAttempts.count(tx, account, network);
        const accountWait = attempts.account >= MOST_PER_ACCOUNT ? attempts.accountWait : 0;
        const addressWait = attempts.address >= MOST_PER_ADDRESS ? attempts.addressWait : 0;
        const wait = Math.max(accountWait, addressWait);
        return wait > 0 ? { isAccount: accountWait > 0, wait } : loginAttempts.add(tx, account, network);
      }),
    );
    if ('id' in counted) return counted.id;
    const [what, key] = counted.isAccount ? ['account', email] : ['address', network];
    const person = counted.isAccount ? await staff.findByEmail(this.database, email) : undefined;
    if (this.recordedBlocks.add(`${what} ${key}`, performance.now()).count === 1)
      await this.audit.record({ action: 'session.throttled', ...about('staff', person?.id, visitor, { what }) });
    throw new TooManyTries(counted.wait);
  }

  /** A try that was turned away before its password was looked at does not count. @throws Unavailable */
  async verify(attemptId: string, storedHash: string | null | undefined, password: string): Promise<boolean> {
    try {
      return await this.hasher.verify(storedHash, password);
    } catch (error) {
      await loginAttempts.takeBack(this.database, attemptId);
      throw error;
    }
  }

  /**
   * Asks for the password once more before something that a stolen session must not do; a mistake is told for `field`.
   * @returns the hash that the password was held against. @throws ValidationFailed, TooManyTries, Unavailable
   */
  async confirm(field: string, password: string, caller: SignedInVisitor): Promise<string> {
    const attemptId = await this.count(caller.actor.email, caller);
    const storedHash = (await staff.find(this.database, caller.actor.id))?.passwordHash;
    const matches = await this.verify(attemptId, storedHash, password);
    if (!matches || !storedHash)
      return this.refuse('wrong password', { [field]: 'This is not your password.' }, caller);
    await loginAttempts.takeBack(this.database, attemptId);
    return storedHash;
  }

  /**
   * The same of people who may have no password that counts: those have to have confirmed their session by what they sign in with.
   * @throws ConfirmationRequired, and what `confirm` throws
   */
  async confirmAnyway(password: string | undefined, caller: SignedInVisitor): Promise<void> {
    const person = await staff.find(this.database, caller.actor.id);
    if (person?.passwordHash == null || arePasskeysAlone(this.config)) {
      if (!caller.actor.freshlyAuthenticated) throw new ConfirmationRequired();
      return;
    }
    if (!password) throw new ValidationFailed({ password: 'This field is required.' });
    await this.confirm('password', password, caller);
  }

  /** Tells the audit log that something given as a proof was wrong. @throws ValidationFailed with these errors */
  async refuse(fault: string, errors: Record<string, string>, caller: SignedInVisitor): Promise<never> {
    const { actor } = caller;
    const subject = about('staff', actor.id, caller, { fault });
    await this.audit.record({ actor, action: 'session.confirmation-refused', ...subject });
    throw new ValidationFailed(errors);
  }
}
