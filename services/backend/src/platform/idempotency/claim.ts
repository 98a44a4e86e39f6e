import { hash } from 'node:crypto';
import type { Sql } from '../database/database';
import { hasRow, queries } from '../database/queries';
import { rowsOf, toBytea } from '../database/statement';
import { expectedError } from '../http/errors/expected-error';

export const keyLength = { minLength: 8, maxLength: 200 };
const allowed = new RegExp(`^[\\x21-\\x7e]{${keyLength.minLength},${keyLength.maxLength}}$`);

/** The SHA-256 of the header's value, or null without one: keys may hold anything, so they are not kept as they came. */
export function idempotencyKeyHash(header: string | string[] | undefined): Buffer | null {
  if (header === undefined) return null;
  if (typeof header !== 'string' || !allowed.test(header)) throw new InvalidIdempotencyKey();
  return hash('sha256', header, 'buffer');
}

/** The SHA-256 of a submission's content: fields in the order of their names, then the digest of the file. */
export function fingerprintOf(fields: object, fileDigest?: Buffer): Buffer {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return hash('sha256', JSON.stringify(entries) + (fileDigest?.toString('hex') ?? ''), 'buffer');
}

/** Identifies a repeated submission: its sender's key or, without one, its content. */
export interface Claim {
  scope: string;
  hash: Buffer;
  fingerprint: Buffer;
  /** By content: a second one waits for the first instead of being refused. */
  byContent: boolean;
  /** An interval of Postgres, after which it is forgotten. */
  lives: string;
}

/** Keys and contents have scopes of their own, so that no key can collide with a content. */
export const claimOf = (scope: string, keyHash: Buffer | null, fingerprint: Buffer): Claim =>
  keyHash
    ? { scope, hash: keyHash, fingerprint, byContent: false, lives: '24 hours' }
    : { scope: `${scope}.content`, hash: fingerprint, fingerprint, byContent: true, lives: '10 minutes' };

/** The same content counts as another submission when it was judged otherwise. A key stays the same. */
export const judgedOtherwise = (claim: Claim, judgement: string): Claim =>
  claim.byContent ? { ...claim, scope: `${claim.scope}.${judgement}` } : claim;

/** The columns of a claim and of its answer in rows of JSON (`rowsOf`), with their types. */
export const claimColumns = {
  scope: 'text',
  key_hash: 'bytea',
  fingerprint: 'bytea',
  by_content: 'boolean',
  lives: 'interval',
  answer: 'json',
} as const;

export const claimRow = ({ scope, hash: keyHash, fingerprint, byContent, lives }: Claim, answer: object) => ({
  scope,
  key_hash: toBytea(keyHash),
  fingerprint: toBytea(fingerprint),
  by_content: byContent,
  lives,
  answer,
});

/**
 * SQL to make the claims of some rows with `claimColumns`, inside the statement that makes them true: `claim` has those that are
 * free. With a key the lock lasts as long as the transaction, so that a second request learns at once that the first is under way.
 * Without one the second waits for the first. All statements take their claims in one order, so that no two wait for each other.
 */
export const insertClaims = (rows: string) => `
  claim AS (
    INSERT INTO idempotency_keys AS earlier (scope, key_hash, fingerprint, answer, expires_at)
    SELECT scope, key_hash, fingerprint, answer, now() + lives FROM ${rows}
    WHERE by_content OR pg_try_advisory_xact_lock(hashtextextended(scope || encode(key_hash, 'hex'), 0))
    ORDER BY scope, key_hash
    ON CONFLICT (scope, key_hash) DO UPDATE
      SET fingerprint = excluded.fingerprint, answer = excluded.answer, created_at = now(), expires_at = excluded.expires_at
      WHERE earlier.expires_at <= now()
    RETURNING scope, key_hash)`;

const claims = queries('claims', {
  make: hasRow<[rows: string]>(`
    WITH claimed AS MATERIALIZED (${rowsOf('$1', claimColumns)}), ${insertClaims('claimed')} SELECT FROM claim`),
});

/** Makes a claim inside a transaction that makes it true. Returns whether it was free. */
export const makeClaim = (tx: Sql, claim: Claim, answer: object): Promise<boolean> =>
  claims.make(tx, JSON.stringify([claimRow(claim, answer)]));

export class IdempotencyInFlight extends expectedError(
  409,
  'idempotency_in_flight',
  'The same submission is being processed at this moment.',
  { headers: { 'Retry-After': '1' } },
) {}

export class IdempotencyMismatch extends expectedError(
  422,
  'idempotency_mismatch',
  'This Idempotency-Key was used for a submission with other content.',
) {}

class InvalidIdempotencyKey extends expectedError(
  400,
  'idempotency_key_invalid',
  `An Idempotency-Key has ${keyLength.minLength} to ${keyLength.maxLength} printable characters.`,
) {}
