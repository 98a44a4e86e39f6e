import { AccessRefused, NotFound } from '../../../platform/http/errors/http.errors';
import { ExpectedError, expectedError } from '../../../platform/http/errors/expected-error';

export class NoSuchSubmission extends NotFound {
  constructor() {
    super('There is no such submission.');
  }
}

export class NotHeld extends expectedError(
  409,
  'not_held',
  'This is not held any more. Somebody else may have judged it.',
) {}

export class ForAnotherRole extends AccessRefused {
  readonly code = 'forbidden';
  constructor() {
    super('You may not do this.');
  }
}

/** One of many cannot be judged so, and so none was. `errors` has one text for each that stands in the way. */
export class CannotJudgeAll extends ExpectedError {
  readonly statusCode = 422;
  readonly code = 'cannot_judge_all';
  constructor(errors: Record<string, string>) {
    super('Nothing was done, because some of these have been judged already or are gone.', { errors });
  }
}
