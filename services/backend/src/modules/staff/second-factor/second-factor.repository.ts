import { findRow, hasRow, listRows, queries, run } from '../../../platform/database/queries';

export interface SecondFactor {
  staffId: string;
  /** Sealed. */
  secret: Buffer;
  confirmed: boolean;
  /** Codes of this step and of earlier ones are used up. */
  lastStep: number;
  /** Seconds until codes are looked at again; 0 or less = now. */
  lockedFor: number;
  /** Begun more than ten minutes ago and never confirmed. */
  expired: boolean;
  /** Milliseconds of the epoch, by the clock of the database: those of the processes may differ. */
  now: number;
}

export const secondFactors = queries('second-factor', {
  /** Others who try a code of the same person wait until the transaction ends. */
  lock: findRow<SecondFactor, [staffId: string]>(`
    SELECT staff_id AS "staffId", secret, confirmed_at IS NOT NULL AS confirmed, last_step::float8 AS "lastStep",
      ceil(extract(epoch FROM coalesce(locked_until, now()) - now()))::int AS "lockedFor",
      confirmed_at IS NULL AND created_at < now() - interval '10 minutes' AS expired,
      extract(epoch FROM clock_timestamp())::float8 * 1000 AS now
    FROM staff_totp WHERE staff_id = $1 FOR UPDATE`),

  isConfirmed: hasRow<[staffId: string]>(`
    SELECT 1 FROM staff_totp WHERE staff_id = $1 AND confirmed_at IS NOT NULL`),

  /** Whether it was begun: a confirmed one stays. */
  begin: hasRow<[staffId: string, sealed: Buffer]>(`
    INSERT INTO staff_totp (staff_id, secret) VALUES ($1, $2)
    ON CONFLICT (staff_id) DO UPDATE SET secret = excluded.secret, created_at = now(), last_step = 0
      WHERE staff_totp.confirmed_at IS NULL
    RETURNING staff_id`),

  confirm: run<[staffId: string]>(`UPDATE staff_totp SET confirmed_at = now() WHERE staff_id = $1`),

  addRecoveryCodes: run<[staffId: string, hashes: Buffer[]]>(`
    INSERT INTO staff_recovery_codes (staff_id, hash) SELECT $1, unnest($2::bytea[])`),

  takeStep: run<[staffId: string, step: number]>(`
    UPDATE staff_totp SET last_step = $2, failures = 0, locks = 0, locked_until = NULL WHERE staff_id = $1`),

  /** Whether there was such a code, unused. */
  takeRecoveryCode: hasRow<[staffId: string, hash: Buffer]>(`
    WITH taken AS (
      UPDATE staff_recovery_codes SET used_at = now() WHERE staff_id = $1 AND hash = $2 AND used_at IS NULL RETURNING staff_id
    )
    UPDATE staff_totp SET failures = 0, locks = 0, locked_until = NULL WHERE staff_id = (SELECT staff_id FROM taken)
    RETURNING staff_id`),

  /**
   * After `most` failures in a row codes are not looked at for 15 minutes, then 30, an hour and so on up to a day: six tries a
   * day are no way to one code in a million. `locked` tells whether this failure was the last of them.
   */
  fail: findRow<{ locked: boolean }, [staffId: string, most: number]>(`
    UPDATE staff_totp SET failures = CASE WHEN failures + 1 >= $2 THEN 0 ELSE failures + 1 END,
      locks = CASE WHEN failures + 1 >= $2 THEN least(locks + 1, 7) ELSE locks END,
      locked_until = CASE WHEN failures + 1 >= $2 THEN now() + least(interval '15 minutes' * 2 ^ locks, interval '1 day') END
    WHERE staff_id = $1 RETURNING locked_until IS NOT NULL AS locked`),

  listSealed: listRows<Pick<SecondFactor, 'staffId' | 'secret'>>(
    'SELECT staff_id AS "staffId", secret FROM staff_totp',
  ),

  /** Whether it was still the one before: a new set-up meanwhile stays. */
  reseal: hasRow<[staffId: string, before: Buffer, after: Buffer]>(`
    UPDATE staff_totp SET secret = $3 WHERE staff_id = $1 AND secret = $2 RETURNING staff_id`),

  /** Whether there was one. */
  remove: hasRow<[staffId: string]>(`DELETE FROM staff_totp WHERE staff_id = $1 RETURNING staff_id`),
});
