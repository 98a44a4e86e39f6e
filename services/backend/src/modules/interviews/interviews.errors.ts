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

export class NotInterviewer extends expectedError(
  409,
  'not_interviewer',
  'You did not take part in this interview. Only its interviewers give a verdict.',
) {}

export class InterviewNotOver extends expectedError(
  409,
  'interview_not_over',
  'This interview is not over, or was cancelled. A verdict is given afterwards.',
) {}

export class VerdictGiven extends expectedError(
  409,
  'verdict_given',
  'You have given your verdict. It stays as it is, because you have seen those of others since.',
) {}
