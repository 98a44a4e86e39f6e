import { ApiProperty } from '../contract/api-docs.decorators';
import { ExpectedError, expectedError } from './expected-error';

export class ValidationFailed extends ExpectedError {
  readonly statusCode = 400;
  readonly code = 'validation_failed';
  constructor(errors: Record<string, string>, message = 'Please check the marked fields.') {
    super(message, { errors });
  }
}

export class MalformedRequest extends ExpectedError {
  readonly statusCode = 400;
  readonly code = 'malformed_request';
  constructor(message = 'The request could not be read.') {
    super(message);
  }
}

export class UnsupportedMediaType extends ExpectedError {
  readonly statusCode = 415;
  readonly code = 'unsupported_media_type';
  constructor(expected: string) {
    super(`Send the request as ${expected}.`);
  }
}

export class PayloadTooLarge extends ExpectedError {
  readonly statusCode = 413;
  readonly code: string;
  constructor(message: string, code = 'payload_too_large', field?: string) {
    super(message, { errors: field ? { [field]: message } : {}, headers: { Connection: 'close' } });
    this.code = code;
  }
}

export class ForeignOrigin extends expectedError(403, 'foreign_origin', 'This request did not come from this site.') {}

export class Unavailable extends ExpectedError {
  readonly statusCode = 503;
  readonly code = 'unavailable';
  constructor(message = 'The service is not available at the moment. Nothing was saved; please try again shortly.') {
    super(message, { headers: { 'Retry-After': '5' } });
  }
}

export class NotFound extends ExpectedError {
  readonly statusCode = 404;
  readonly code = 'not_found';
  constructor(message = 'There is nothing at this address.') {
    super(message);
  }
}

export class MethodNotAllowed extends ExpectedError {
  readonly statusCode = 405;
  readonly code = 'method_not_allowed';
  constructor(allowed: string[]) {
    super('This method is not offered here.', { headers: { Allow: allowed.join(', ') } });
  }
}

/** A body that is still not complete is not waited for: the connection ends with the answer. */
export class RequestTimeout extends expectedError(408, 'request_timeout', 'The request did not arrive in time.', {
  headers: { Connection: 'close' },
}) {}

/** The caller is signed in and may use the route, but not for this record. The audit log records it. */
export abstract class AccessRefused extends ExpectedError {
  readonly statusCode = 403;
}

/** The one shape of every error answer. */
export class ErrorView {
  @ApiProperty({ type: Number, example: 400 }) statusCode: number;
  @ApiProperty({ type: String, description: 'Stable; for programs.', example: 'validation_failed' }) code: string;
  @ApiProperty({ type: String, description: 'For people.' }) message: string;
  @ApiProperty({ type: String, description: 'The same as `message`.' }) msg: string;
  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' }, description: 'One text a field.' })
  errors: Record<string, string>;
  @ApiProperty({ type: String, description: 'Quote it to the operator; it is in the log.' }) requestId: string;
}
