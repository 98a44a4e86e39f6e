import { ExpectedError } from '../http/errors/expected-error';

export class TooManyRequests extends ExpectedError {
  readonly statusCode = 429;
  readonly code = 'too_many_requests';
  constructor(waitMs: number) {
    super('Too many requests. Please wait a moment and try again.', {
      headers: { 'Retry-After': String(Math.max(1, Math.ceil(waitMs / 1000))) },
    });
  }
}
