import { ExpectedError } from '../../platform/http/expected-error';

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
