import { ExpectedError } from '../../platform/http/expected-error';

export class ResumeNotFiled extends ExpectedError {
  readonly statusCode = 409;
  readonly code = 'resume_not_filed';
  constructor() {
    super('This resume is still being checked. Please try again in a moment.', { headers: { 'Retry-After': '5' } });
  }
}

export class ResumeNotScanned extends ExpectedError {
  readonly statusCode = 409;
  readonly code = 'scan_pending';
  constructor() {
    super('The scanner has not seen this resume yet. Please try again later.', { headers: { 'Retry-After': '60' } });
  }
}

export class ResumeInfected extends ExpectedError {
  readonly statusCode = 403;
  readonly code = 'resume_infected';
  constructor() {
    super('The scanner found malware in this resume, so it was deleted.');
  }
}

export class ResumeRejected extends ExpectedError {
  readonly statusCode = 403;
  readonly code = 'resume_rejected';
  constructor() {
    super('This resume was rejected by the checks and cannot be opened.');
  }
}

export class ResumeErased extends ExpectedError {
  readonly statusCode = 410;
  readonly code = 'resume_erased';
  constructor() {
    super('This resume was erased.');
  }
}

export class ResumeMissing extends ExpectedError {
  readonly statusCode = 502;
  readonly code = 'resume_missing';
  constructor() {
    super('This resume is on record, but the storage does not have it. The operator has been told.');
  }
}

export class ResumeDamaged extends ExpectedError {
  readonly statusCode = 502;
  readonly code = 'resume_damaged';
  constructor() {
    super('What the storage has is not the resume that came in, so it is not handed out. The operator has been told.');
  }
}

export class PreviewDamaged extends ExpectedError {
  readonly statusCode = 502;
  readonly code = 'preview_damaged';
  constructor() {
    super('The storage does not have the picture of this page as it was drawn. It is drawn again; look again soon.');
  }
}

export class UnsupportedFileType extends ExpectedError {
  readonly statusCode = 415;
  readonly code = 'unsupported_file_type';
  constructor(message: string) {
    super(message, { errors: { resume: message } });
  }
}
