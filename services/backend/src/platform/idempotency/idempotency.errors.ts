import { expectedError } from '../http/errors/expected-error';

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

export class InvalidIdempotencyKey extends expectedError(
  400,
  'idempotency_key_invalid',
  'An Idempotency-Key has 8 to 200 printable characters.',
) {}
