import { expectedError } from '../../../platform/http/errors/expected-error';
import { NotFound } from '../../../platform/http/errors/http.errors';

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

/** `errors` has one text for each that stands in the way. */
export class CannotJudgeAll extends expectedError(
  422,
  'cannot_judge_all',
  'Nothing was done, because some of these have been judged already or are gone.',
) {
  constructor(errors: Record<string, string>) {
    super(undefined, { errors });
  }
}
