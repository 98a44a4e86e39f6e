import { Injectable } from '@nestjs/common';
import { Database, type Sql } from '../../../platform/database/database';
import { statement } from '../../../platform/database/statement';

export interface SecondFactor {
  /** Sealed. */
  secret: Buffer;
  confirmed: boolean;
  /** Codes of this step and of earlier ones are used up. */
  lastStep: number;
  failures: number;
  /** Seconds until codes are looked at again; 0 or less = now. */
  lockedFor: number;
  /** Begun more than ten minutes ago and never confirmed. */
  expired: boolean;
  /** Milliseconds of the epoch, by the clock of the database: those of the processes may differ. */
  now: number;
}

const columns = `secret, confirmed_at IS NOT NULL AS confirmed, last_step::float8 AS "lastStep", failures,
  ceil(extract(epoch FROM coalesce(locked_until, now()) - now()))::int AS "lockedFor",
  confirmed_at IS NULL AND created_at < now() - interval '10 minutes' AS expired,
  extract(epoch FROM clock_timestamp())::float8 * 1000 AS now`;
const lock = statement('second-factor.lock', `SELECT ${columns} FROM staff_totp WHERE staff_id = $1 FOR UPDATE`);
const isConfirmed = statement(
  'second-factor.is-confirmed',
  `SELECT 1 FROM staff_totp WHERE staff_id = $1 AND confirmed_at IS NOT NULL`,
);
const begin = statement(
  'second-factor.begin',
  `INSERT INTO staff_totp (staff_id, secret) VALUES ($1, $2)
   ON CONFLICT (staff_id) DO UPDATE SET secret = excluded.secret, created_at = now(), last_step = 0
     WHERE staff_totp.confirmed_at IS NULL
   RETURNING staff_id`,
);
const confirm = statement('second-factor.confirm', `UPDATE staff_totp SET confirmed_at = now() WHERE staff_id = $1`);
const addRecoveryCodes = statement(
  'second-factor.add-recovery-codes',
  `INSERT INTO staff_recovery_codes (staff_id, hash) SELECT $1, unnest($2::bytea[])`,
);
const takeStep = statement(
  'second-factor.take-step',
  `UPDATE staff_totp SET last_step = $2, failures = 0, locks = 0, locked_until = NULL WHERE staff_id = $1`,
);
const takeRecoveryCode = statement(
  'second-factor.take-recovery-code',
  `WITH taken AS (
     UPDATE staff_recovery_codes SET used_at = now() WHERE staff_id = $1 AND hash = $2 AND used_at IS NULL RETURNING staff_id
   )
   UPDATE staff_totp SET failures = 0, locks = 0, locked_until = NULL WHERE staff_id = (SELECT staff_id FROM taken)
   RETURNING staff_id`,
);
/** 15 minutes, 30, an hour and so on up to a day: six tries a day are no way to one code in a million. */
const fail = statement(
  'second-factor.fail',
  `UPDATE staff_totp SET failures = CASE WHEN failures + 1 >= $2 THEN 0 ELSE failures + 1 END,
     locks = CASE WHEN failures + 1 >= $2 THEN least(locks + 1, 7) ELSE locks END,
     locked_until = CASE WHEN failures + 1 >= $2 THEN now() + least(interval '15 minutes' * 2 ^ locks, interval '1 day') END
   WHERE staff_id = $1 RETURNING locked_until IS NOT NULL AS locked`,
);
const remove = statement('second-factor.remove', `DELETE FROM staff_totp WHERE staff_id = $1 RETURNING staff_id`);

@Injectable()
export class SecondFactorRepository {
  constructor(private readonly database: Database) {}

  /** Others who try a code of the same person wait until the transaction ends. */
  async lock(staffId: string, tx: Sql): Promise<SecondFactor | undefined> {
    return (await tx.query<SecondFactor>(lock, [staffId]))[0];
  }

  async isConfirmed(staffId: string): Promise<boolean> {
    return (await this.database.query(isConfirmed, [staffId])).length === 1;
  }

  /** @returns whether it was begun: a confirmed one stays. */
  async begin(staffId: string, sealed: Buffer, tx: Sql): Promise<boolean> {
    return (await tx.query(begin, [staffId, sealed])).length === 1;
  }

  async confirm(staffId: string, recoveryHashes: Buffer[], tx: Sql): Promise<void> {
    await tx.query(confirm, [staffId]);
    await tx.query(addRecoveryCodes, [staffId, recoveryHashes]);
  }

  async takeStep(staffId: string, step: number, tx: Sql): Promise<void> {
    await tx.query(takeStep, [staffId, step]);
  }

  /** @returns whether there was such a code, unused. */
  async takeRecoveryCode(staffId: string, hash: Buffer, tx: Sql): Promise<boolean> {
    return (await tx.query(takeRecoveryCode, [staffId, hash])).length === 1;
  }

  /** After `most` failures in a row codes are not looked at for a while. @returns whether this one was the last of them. */
  async fail(staffId: string, most: number, tx: Sql): Promise<boolean> {
    return (await tx.query<{ locked: boolean }>(fail, [staffId, most]))[0]?.locked ?? false;
  }

  /** @returns whether there was one. */
  async remove(staffId: string, tx: Sql): Promise<boolean> {
    return (await tx.query(remove, [staffId])).length === 1;
  }
}
