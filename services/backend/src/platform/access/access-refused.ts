import { ExpectedError } from '../http/errors/expected-error';

/** Somebody is signed in and may call this, yet not for the record that they name. The audit log hears of it. */
export abstract class AccessRefused extends ExpectedError {
  readonly statusCode = 403;
}
