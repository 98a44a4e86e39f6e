import { ExpectedError, expectedError } from '../../platform/http/errors/expected-error';
import type { Forgery } from './session/record-forged';

/** By code: status and text. */
const refusals = {
  /** One text for every kind of mismatch: it must not tell which of the fields was wrong. */
  invalid_credentials: [401, 'Invalid admin credentials'],
  /** The password was right; the person has a second factor, and no code came along. */
  second_factor_required: [401, 'Please give the code of your authenticator app, or a recovery code.'],
  wrong_second_factor: [401, 'This code is not valid. Each code works once.'],
  forbidden: [403, 'You may not do this.'],
  /** The configuration demands a second factor, and this person has none yet. */
  totp_setup_required: [403, 'Please set up one-time codes first.'],
  /** The session is good, yet its password was given too long ago for this. */
  confirm_password: [403, 'Please confirm your password to do this.'],
  totp_exists: [409, 'One-time codes are set up already. Take them away first.'],
  totp_missing: [409, 'The set-up of one-time codes was not begun.'],
  own_account: [409, 'Nobody changes their own role or disables themselves. Ask another general administrator.'],
  last_general_admin: [409, 'This is the last general administrator who can sign in.'],
  /** One text for a link that was used, replaced, has expired or never was. */
  link_not_good: [410, 'This link is not valid any more. Ask for a new one.'],
} as const;

/** A refusal that always says the same. */
export class StaffRefusal extends ExpectedError {
  readonly statusCode: number;
  constructor(readonly code: keyof typeof refusals) {
    super(refusals[code][1]);
    [this.statusCode] = refusals[code];
  }
}

export class NotSignedIn extends ExpectedError {
  readonly statusCode = 401;
  readonly code = 'not_signed_in';
  /** `forgery` is for the audit log; the answer is the same for every reason. */
  constructor(readonly forgery?: Forgery) {
    super('Please sign in.');
  }
}

export class TooManyTries extends ExpectedError {
  readonly statusCode = 429;
  readonly code = 'too_many_tries';
  constructor(waitSeconds: number) {
    super('Too many tries. Please wait a few minutes and try again.', {
      headers: { 'Retry-After': String(waitSeconds) },
    });
  }
}

const exists = 'There is a person with this e-mail address already.';
export class StaffExists extends expectedError(409, 'staff_exists', exists, { errors: { email: exists } }) {}
