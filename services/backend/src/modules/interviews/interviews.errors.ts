import { expectedError } from '../../platform/http/errors/expected-error';

export class ApplicationNotOpen extends expectedError(
  409,
  'application_not_open',
  'This application is held, or at its end. Move it back before you arrange an interview.',
) {}

export class InterviewNotComing extends expectedError(
  409,
  'interview_not_coming',
  'This interview was cancelled, or is over.',
  { when: 'Only an interview that is still to come can be moved or cancelled.' },
) {}

export class InterviewDiffers extends expectedError(
  409,
  'interview_differs',
  'Another interview was arranged under this key.',
) {}
