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
  'This interview was arranged already, with other values: an earlier attempt has arrived. Look at it, and change it there.',
  { when: 'An interview was arranged under this key already, with other values or another applicant.' },
) {}

export class AnotherInterview extends expectedError(
  409,
  'another_interview',
  'There is another interview with this applicant.',
  { when: 'The applicant has an interview that is still to come. Send its id in `besides` if another one is meant.' },
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

/** The same for one that never was and for one whose application is gone: nobody learns from it who has applied. */
export class InvitationUnknown extends expectedError(
  404,
  'invitation_unknown',
  'This link leads nowhere. Perhaps a part of it is missing: open it from the mail again, or write to us.',
) {}

/** Why an invitation takes no answer any more. */
export const invitationRefusals = {
  over: class extends expectedError(
    410,
    'interview_over',
    'This interview has begun, or is over, so that it takes no answer any more. Write to us if something came between.',
  ) {},
  cancelled: class extends expectedError(
    410,
    'interview_cancelled',
    'This interview does not take place, so that there is nothing to answer.',
  ) {},
};

export class InterviewMoved extends expectedError(
  409,
  'interview_moved',
  'The interview was changed meanwhile. Look at its time, and answer once more.',
) {}

export class TimeOver extends expectedError(409, 'time_over', 'This time is over. Choose the other one.') {}

export class TooManyAnswers extends expectedError(
  409,
  'too_many_answers',
  'This invitation was answered too often. Please write to us instead.',
) {}
