import { ExpectedError } from '../../platform/http/expected-error';

export class UnsupportedFileType extends ExpectedError {
  readonly statusCode = 415;
  readonly code = 'unsupported_file_type';
  constructor(message: string) {
    super(message, { errors: { resume: message } });
  }
}
