import { ExpectedError } from '../http/expected-error';

export class IdempotencyInFlight extends ExpectedError {
  readonly statusCode = 409;
  readonly code = 'idempotency_in_flight';
  constructor() {
    super('The same submission is being processed at this moment.', { headers: { 'Retry-After': '1' } });
  }
}

export class IdempotencyMismatch extends ExpectedError {
  readonly statusCode = 422;
  readonly code = 'idempotency_mismatch';
  constructor() {
    super('This Idempotency-Key was used for a submission with other content.');
  }
}

export class InvalidIdempotencyKey extends ExpectedError {
  readonly statusCode = 400;
  readonly code = 'idempotency_key_invalid';
  constructor() {
    super('An Idempotency-Key has 8 to 200 printable characters.');
  }
}
