import { hash } from 'node:crypto';
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
