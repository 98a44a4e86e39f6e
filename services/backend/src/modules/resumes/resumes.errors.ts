import { expectedError } from '../../platform/http/errors/expected-error';

export class ResumeNotFiled extends expectedError(
  409,
  'resume_not_filed',
  'This resume is still being checked. Please try again in a moment.',
  { headers: { 'Retry-After': '5' } },
) {}

export class ResumeNotScanned extends expectedError(
  409,
  'scan_pending',
  'The scanner has not seen this resume yet. Please try again later.',
  { headers: { 'Retry-After': '60' } },
) {}

export class ResumeInfected extends expectedError(
  403,
  'resume_infected',
  'The scanner found malware in this resume, so it was deleted.',
) {}

export class ResumeRejected extends expectedError(
  403,
  'resume_rejected',
  'This resume was damaged on its way to the storage. HR can open what there is of it.',
  { when: 'The resume was damaged on its way to the storage; `anyway=true` hands out what there is of it.' },
) {}

export class ResumeErased extends expectedError(410, 'resume_erased', 'This resume was erased.') {}

export class ResumeMissing extends expectedError(
  502,
  'resume_missing',
  'This resume is on record, but the storage does not have it. The operator has been told.',
) {}

export class ResumeDamaged extends expectedError(
  502,
  'resume_damaged',
  'What the storage has is not the resume that came in. The operator has been told, and HR can open what there is.',
  { when: 'What the storage has is not the resume that came in; `anyway=true` hands that out.' },
) {}

export class PreviewDamaged extends expectedError(
  502,
  'preview_damaged',
  'The storage does not have the picture of this page as it was drawn. It is drawn again; look again soon.',
) {}

export class UnsupportedFileType extends expectedError(
  415,
  'unsupported_file_type',
  'This file is of no type that is taken.',
  { when: 'The content of the file is none of the types that are taken.' },
) {
  constructor(message: string) {
    super(message, { errors: { resume: message } });
  }
}

/** The same for one that never was and for one whose application is gone: nobody learns from it who has applied. */
export class LinkUnknown extends expectedError(
  404,
  'link_unknown',
  'This link leads nowhere. Perhaps a part of it is missing: open it from the mail again, or write to us.',
) {}

/** Why a link that asks for another file takes none. */
export const linkRefusals = {
  answered: class extends expectedError(
    410,
    'link_answered',
    'A file has come by this link already, and a link takes one. If it was the wrong one, answer our mail.',
  ) {},
  expired: class extends expectedError(
    410,
    'link_expired',
    'This link takes no more files: its time is over. Answer our mail if you still want to send one.',
  ) {},
  closed: class extends expectedError(
    410,
    'application_closed',
    'This position, or your application for it, is not open any more, so that no other file is needed.',
  ) {},
};
