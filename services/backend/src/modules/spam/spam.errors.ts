import { ExpectedError } from '../../platform/http/errors/expected-error';

const texts = {
  missing: 'Get a challenge from /api/challenge and send its solution here.',
  wrong: 'This does not solve a challenge of ours. Get another one from /api/challenge.',
  expired: 'This challenge has expired. Get another one from /api/challenge.',
  used: 'This solution has been used. Get another challenge from /api/challenge.',
};

/** The sender has to do a little work before this is taken. The text is for people whose browser could not do it for them. */
export class ChallengeRequired extends ExpectedError {
  readonly statusCode = 403;
  readonly code = 'challenge_required';
  constructor(fault: keyof typeof texts) {
    const message =
      'This needs one more step against automatic messages, which your browser does by itself when scripts are allowed. ' +
      'Please allow them and send again, or try again in ten minutes.';
    super(message, { errors: { altcha: texts[fault] } });
  }
}
