import { AccessRefused } from '../../platform/http/errors/http.errors';
import { ExpectedError, expectedError } from '../../platform/http/errors/expected-error';

export class AlreadyInStage extends expectedError(
  409,
  'already_in_stage',
  'The application is in this stage already.',
) {}

/** Suspected spam is released first. */
export class NotInPipeline extends expectedError(
  409,
  'not_in_pipeline',
  'The application is held or discarded. Release it first.',
) {}

/** One of many cannot be moved, so none was. `errors` has one text for each that stands in the way. */
export class CannotMoveAll extends ExpectedError {
  readonly statusCode = 422;
  readonly code = 'cannot_move_all';
  constructor(errors: Record<string, string>) {
    super('Nothing was moved, because some of these applications cannot be.', { errors });
  }
}

export class ReasonExists extends expectedError(409, 'reason_exists', 'There is such a reason already.', {
  errors: { label: 'There is such a reason already.' },
}) {}

export class NotYourNote extends AccessRefused {
  readonly code = 'not_your_note';
  constructor() {
    super('Only who wrote a note may change or delete it.');
  }
}
