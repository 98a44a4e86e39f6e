import { hash } from 'node:crypto';
import { oneRow, queries, run } from '../../../platform/database/queries';

/** How many attempts count, and the seconds until the oldest of them leaves the window. */
type AttemptCounts = Record<'account' | 'address' | 'accountWait' | 'addressWait', number>;

export const loginAttempts = queries('login-attempts', {
  /** Makes others who try the same account or from the same address wait until the transaction ends. */
  lock: run<[account: Buffer, address: string]>(`
    SELECT pg_advisory_xact_lock(hashtextextended(encode($1, 'hex'), 1)), pg_advisory_xact_lock(hashtextextended($2, 2))`),

  /** A success, or a password set anew, forgives the account's earlier failures; the address keeps them. */
  count: oneRow<AttemptCounts, [account: Buffer, address: string]>(`
    WITH account AS (
      SELECT at FROM login_attempts
      WHERE account_hash = $1 AND NOT succeeded AND at > now() - interval '15 minutes' AND at > coalesce(
        (SELECT max(at) FROM login_attempts WHERE account_hash = $1 AND succeeded), '-infinity')
    ), address AS (
      SELECT at FROM login_attempts WHERE address = $2 AND NOT succeeded AND at > now() - interval '15 minutes'
    ), waits AS (
      SELECT (SELECT min(at) FROM account) AS account, (SELECT min(at) FROM address) AS address
    )
    SELECT (SELECT count(*)::int FROM account) AS account, (SELECT count(*)::int FROM address) AS address,
           ceil(extract(epoch FROM account + interval '15 minutes' - now()))::int AS "accountWait",
           ceil(extract(epoch FROM address + interval '15 minutes' - now()))::int AS "addressWait"
    FROM waits`),

  add: oneRow<{ id: string }, [account: Buffer, address: string]>(`
    INSERT INTO login_attempts (account_hash, address, succeeded, at) VALUES ($1, $2, false, clock_timestamp())
    RETURNING id`),

  /** Lifts the lock of an account whose password was set anew by a link or by an operator. */
  forgive: run<[account: Buffer]>(`
    INSERT INTO login_attempts (account_hash, address, succeeded, at)
    SELECT $1, '', true, clock_timestamp() WHERE EXISTS (SELECT FROM login_attempts WHERE account_hash = $1)`),

  succeed: run<[id: string]>(`UPDATE login_attempts SET succeeded = true WHERE id = $1`),

  /** For a try that was no guess: nobody looked at its password, or the password was right. */
  takeBack: run<[id: string]>(`DELETE FROM login_attempts WHERE id = $1`),
});

/** Accounts are known by a hash: an address typed here may belong to somebody who never had anything to do with us. */
export const accountHash = (email: string) => hash('sha256', email, 'buffer');
