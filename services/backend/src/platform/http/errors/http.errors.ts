import { ApiProperty } from '../contract/api-docs.decorators';
import { expectedError } from './expected-error';

export class ValidationFailed extends expectedError(400, 'validation_failed', 'Please check the marked fields.', {
  when: 'A field or a parameter is missing or wrong; `errors` names it.',
}) {
  constructor(errors: Record<string, string>, message?: string) {
    super(message, { errors });
  }
}

export class MalformedRequest extends expectedError(400, 'malformed_request', 'The request could not be read.', {
  when: 'The request is not JSON, not UTF-8, nested too deeply, has a field twice, or broke off.',
}) {}

export class Forbidden extends expectedError(403, 'forbidden', 'You may not do this.', {
  when: 'The signed-in person has another role.',
}) {}

export class ForeignOrigin extends expectedError(403, 'foreign_origin', 'This request did not come from this site.', {
  when: 'The request came from a page of another site, or a call of staff does not name its origin.',
}) {}

export class NotFound extends expectedError(404, 'not_found', 'There is nothing at this address.', {
  when: 'There is no such address or record; also for an id that is no UUID.',
}) {}

export class MethodNotAllowed extends expectedError(405, 'method_not_allowed', 'This method is not offered here.', {
  when: 'The address exists, but not for this method; `Allow` lists those that it takes.',
}) {
  constructor(allowed: string[]) {
    super(undefined, { headers: { Allow: allowed.join(', ') } });
  }
}

/** A body that is still not complete is not waited for: the connection ends with the answer. */
export class RequestTimeout extends expectedError(408, 'request_timeout', 'The request did not arrive in time.', {
  headers: { Connection: 'close' },
}) {}

const closing = { headers: { Connection: 'close' } };

export class PayloadTooLarge extends expectedError(413, 'payload_too_large', 'The request is too large.', closing) {
  constructor(message?: string, field?: string) {
    super(message, field && message ? { ...closing, errors: { [field]: message } } : undefined);
  }
}

export class FileTooLarge extends expectedError(413, 'file_too_large', 'The file is too large.', {
  when: 'The file is larger than this call takes.',
}) {
  constructor(field: string, bytes: number) {
    const message = `The file is larger than ${Math.round(bytes / 1024 / 1024)} MB.`;
    super(message, { ...closing, errors: { [field]: message } });
  }
}

export class UnsupportedMediaType extends expectedError(
  415,
  'unsupported_media_type',
  'This content type is not understood here.',
  { when: 'The body has another type than this call reads, or is compressed.' },
) {
  constructor(expected?: string) {
    super(expected && `Send the request as ${expected}.`);
  }
}

export class HeadersTooLarge extends expectedError(
  431,
  'headers_too_large',
  'The address or the headers are too long.',
) {}

export class InternalError extends expectedError(
  500,
  'internal_error',
  'Something went wrong on our side. Please try again.',
  { when: 'A fault of ours. It is in the log under `requestId`.' },
) {}

export class Unavailable extends expectedError(
  503,
  'unavailable',
  'The service is not available at the moment. Nothing was saved; please try again shortly.',
  {
    headers: { 'Retry-After': '5' },
    when: 'A part that this call needs does not answer; nothing was saved. `Retry-After` says when to come back.',
  },
) {}

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
