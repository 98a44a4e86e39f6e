import { AccessRefused } from '../../platform/access/access-refused';
import { ExpectedError } from '../../platform/http/expected-error';

export class AlreadyInStage extends ExpectedError {
  readonly statusCode = 409;
  readonly code = 'already_in_stage';
  constructor() {
    super('The application is in this stage already.');
  }
}

/** Suspected spam is released first. */
export class NotInPipeline extends ExpectedError {
  readonly statusCode = 409;
  readonly code = 'not_in_pipeline';
  constructor() {
    super('The application is held or discarded. Release it first.');
  }
}

/** One of many cannot be moved, so none was. `errors` has one text for each that stands in the way. */
export class CannotMoveAll extends ExpectedError {
  readonly statusCode = 422;
  readonly code = 'cannot_move_all';
  constructor(errors: Record<string, string>) {
    super('Nothing was moved, because some of these applications cannot be.', { errors });
  }
}

export class ReasonExists extends ExpectedError {
  readonly statusCode = 409;
  readonly code = 'reason_exists';
  constructor() {
    super('There is such a reason already.', { errors: { label: 'There is such a reason already.' } });
  }
}

export class NotYourNote extends AccessRefused {
  readonly code = 'not_your_note';
  constructor() {
    super('Only who wrote a note may change or delete it.');
  }
}
