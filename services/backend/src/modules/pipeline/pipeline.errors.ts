import { expectedError } from '../../platform/http/errors/expected-error';

export class AlreadyInStage extends expectedError(
  409,
  'already_in_stage',
  'The application is in this stage already.',
) {}

export class NotInPipeline extends expectedError(
  409,
  'not_in_pipeline',
  'The application is held or discarded. Release it first.',
) {}

/** `errors` has one text for each that stands in the way. */
export class CannotMoveAll extends expectedError(
  422,
  'cannot_move_all',
  'Nothing was moved, because some of these applications cannot be.',
) {
  constructor(errors: Record<string, string>) {
    super(undefined, { errors });
  }
}

export class ReasonExists extends expectedError(409, 'reason_exists', 'There is such a reason already.', {
  errors: { label: 'There is such a reason already.' },
}) {}

export class NotYourNote extends expectedError(
  403,
  'not_your_note',
  'Only the author of a note may change or delete it.',
) {}
