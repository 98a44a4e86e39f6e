import { findRow, queries, run } from '../database/queries';

/** Times are by the clock of Postgres, so that no process has to agree with the token service about what time it is. */
interface KeptToken {
  sealed: Buffer;
  leftMs: number;
  lifetimeMs: number;
  ageMs: number;
}

const milliseconds = (interval: string) => `(extract(epoch FROM ${interval}) * 1000)::float8`;

export const mailTokens = queries('mailTokens', {
  find: findRow<KeptToken, [name: string]>(`
    SELECT sealed, ${milliseconds('expires_at - clock_timestamp()')} AS "leftMs",
      ${milliseconds('expires_at - renewed_at')} AS "lifetimeMs", ${milliseconds('clock_timestamp() - renewed_at')} AS "ageMs"
    FROM mail_tokens WHERE name = $1`),

  /** One process asks the service at a time: a refresh token that is used twice is taken for a stolen one. */
  claim: run<[name: string]>(`SELECT pg_advisory_xact_lock(hashtextextended('mail token ' || $1, 3))`),

  keep: run<[name: string, sealed: Buffer, seconds: number]>(`
    INSERT INTO mail_tokens (name, sealed, renewed_at, expires_at)
    VALUES ($1, $2, clock_timestamp(), clock_timestamp() + make_interval(secs => $3))
    ON CONFLICT (name) DO UPDATE
    SET sealed = excluded.sealed, renewed_at = excluded.renewed_at, expires_at = excluded.expires_at`),

  /** Of settings that nobody uses any more; the way back to them is open for a while. */
  forgetOld: run(`DELETE FROM mail_tokens WHERE renewed_at < now() - interval '90 days'`),
});
