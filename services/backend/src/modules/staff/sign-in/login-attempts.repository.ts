import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database, type Sql } from '../../../platform/database/database';
import { onlyRow, statement } from '../../../platform/database/statement';

export interface AttemptCounts {
  account: number;
  address: number;
  /** Seconds until the oldest counted attempt leaves the window. */
  accountWait: number;
  addressWait: number;
}

const lock = statement(
  'login-attempts.lock',
  `SELECT pg_advisory_xact_lock(hashtextextended(encode($1, 'hex'), 1)), pg_advisory_xact_lock(hashtextextended($2, 2))`,
);
/** A success, or a password set anew, forgives the account's earlier failures; the address keeps them. */
const count = statement(
  'login-attempts.count',
  `WITH account AS (
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
   FROM waits`,
);
const insert = statement(
  'login-attempts.insert',
  `INSERT INTO login_attempts (account_hash, address, succeeded, at) VALUES ($1, $2, false, clock_timestamp())
   RETURNING id`,
);
const forgive = statement(
  'login-attempts.forgive',
  `INSERT INTO login_attempts (account_hash, address, succeeded, at)
   SELECT $1, '', true, clock_timestamp() WHERE EXISTS (SELECT FROM login_attempts WHERE account_hash = $1)`,
);
const succeed = statement('login-attempts.succeed', `UPDATE login_attempts SET succeeded = true WHERE id = $1`);
const takeBack = statement('login-attempts.take-back', `DELETE FROM login_attempts WHERE id = $1`);
const forgetOld = statement(
  'login-attempts.forget-old',
  `DELETE FROM login_attempts WHERE at < now() - interval '1 day'`,
);

/** Accounts are known by a hash: an address typed here may belong to somebody who never had anything to do with us. */
export const accountHash = (email: string) => createHash('sha256').update(email).digest();

@Injectable()
export class LoginAttemptsRepository {
  constructor(private readonly database: Database) {}

  /** Makes others who try the same account or from the same address wait until the transaction ends. */
  async lock(account: Buffer, address: string, tx: Sql): Promise<void> {
    await tx.query(lock, [account, address]);
  }

  async count(account: Buffer, address: string, tx: Sql): Promise<AttemptCounts> {
    return onlyRow(await tx.query<AttemptCounts>(count, [account, address]));
  }

  async insert(account: Buffer, address: string, tx: Sql): Promise<string> {
    return onlyRow(await tx.query<{ id: string }>(insert, [account, address])).id;
  }

  async succeed(id: string, sql: Sql = this.database): Promise<void> {
    await sql.query(succeed, [id]);
  }

  /** Lifts the lock of an account whose password was set anew by a link or by an operator. */
  async forgive(account: Buffer, tx: Sql): Promise<void> {
    await tx.query(forgive, [account]);
  }

  /** For a try that was no guess: nobody looked at its password, or the password was right. */
  async takeBack(id: string): Promise<void> {
    await this.database.query(takeBack, [id]);
  }

  async forgetOld(): Promise<void> {
    await this.database.query(forgetOld);
  }
}
