import { AccessRefused } from '../../platform/access/access-refused';
import { ExpectedError } from '../../platform/http/expected-error';

export class NotHeld extends ExpectedError {
  readonly statusCode = 409;
  readonly code = 'not_held';
  constructor() {
    super('This is not held any more. Somebody else may have judged it.');
  }
}

export class ForAnotherRole extends AccessRefused {
  readonly code = 'forbidden';
  constructor() {
    super('You may not do this.');
  }
}
