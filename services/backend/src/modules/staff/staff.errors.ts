import { ExpectedError } from '../../platform/http/expected-error';
import type { Forgery } from './find-forgery';

/** One text for every kind of mismatch: it must not tell which of the fields was wrong. */
export class InvalidCredentials extends ExpectedError {
  readonly statusCode = 401;
  readonly code = 'invalid_credentials';
  constructor() {
    super('Invalid admin credentials');
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

export class Forbidden extends ExpectedError {
  readonly statusCode = 403;
  readonly code = 'forbidden';
  constructor() {
    super('You may not do this.');
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

/** The password was right; the person has a second factor, and no code came along. */
export class SecondFactorRequired extends ExpectedError {
  readonly statusCode = 401;
  readonly code = 'second_factor_required';
  constructor() {
    super('Please give the code of your authenticator app, or a recovery code.');
  }
}

export class WrongSecondFactor extends ExpectedError {
  readonly statusCode = 401;
  readonly code = 'wrong_second_factor';
  constructor() {
    super('This code is not valid. Each code works once.');
  }
}

/** The configuration demands a second factor, and this person has none yet. */
export class SecondFactorSetupRequired extends ExpectedError {
  readonly statusCode = 403;
  readonly code = 'totp_setup_required';
  constructor() {
    super('Please set up one-time codes first.');
  }
}

/** The session is good, yet its password was given too long ago for this. */
export class ConfirmationRequired extends ExpectedError {
  readonly statusCode = 403;
  readonly code = 'confirm_password';
  constructor() {
    super('Please confirm your password to do this.');
  }
}

export class SecondFactorExists extends ExpectedError {
  readonly statusCode = 409;
  readonly code = 'totp_exists';
  constructor() {
    super('One-time codes are set up already. Take them away first.');
  }
}

export class SecondFactorMissing extends ExpectedError {
  readonly statusCode = 409;
  readonly code = 'totp_missing';
  constructor() {
    super('The set-up of one-time codes was not begun.');
  }
}

export class StaffExists extends ExpectedError {
  readonly statusCode = 409;
  readonly code = 'staff_exists';
  constructor() {
    super('There is a person with this e-mail address already.', {
      errors: { email: 'There is a person with this e-mail address already.' },
    });
  }
}

export class OwnAccount extends ExpectedError {
  readonly statusCode = 409;
  readonly code = 'own_account';
  constructor() {
    super('Nobody changes their own role or disables themselves. Ask another general administrator.');
  }
}

export class LastGeneralAdmin extends ExpectedError {
  readonly statusCode = 409;
  readonly code = 'last_general_admin';
  constructor() {
    super('This is the last general administrator who can sign in.');
  }
}

/** One text for a link that was used, replaced, has expired or never was. */
export class LinkNotGood extends ExpectedError {
  readonly statusCode = 410;
  readonly code = 'link_not_good';
  constructor() {
    super('This link is not valid any more. Ask for a new one.');
  }
}
