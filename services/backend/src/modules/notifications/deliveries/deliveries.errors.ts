import { ExpectedError } from '../../../platform/http/expected-error';

export class DeliveryPending extends ExpectedError {
  readonly statusCode = 409;
  readonly code = 'delivery_pending';
  constructor() {
    super('This mail is on its way already.');
  }
}

export class DeliverySent extends ExpectedError {
  readonly statusCode = 409;
  readonly code = 'delivery_sent';
  constructor() {
    super('This mail was sent. Say that you want to send it again.');
  }
}

export class DeliveryNotUnsure extends ExpectedError {
  readonly statusCode = 409;
  readonly code = 'delivery_not_unsure';
  constructor() {
    super('What became of this mail is known.');
  }
}
