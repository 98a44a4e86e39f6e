import { expectedError } from '../../platform/http/errors/expected-error';
import type { Forgery } from './session/record-forged';

/** One text for every kind of mismatch: it must not tell which of the fields was wrong. */
export class InvalidCredentials extends expectedError(401, 'invalid_credentials', 'Invalid admin credentials', {
  when: 'Name, e-mail, password or area do not belong together.',
}) {}

export class NotSignedIn extends expectedError(401, 'not_signed_in', 'Please sign in.', {
  when: 'There is no session, or it has ended.',
}) {
  /** `forgery` is for the audit log; the answer is the same for every reason. */
  constructor(readonly forgery?: Forgery) {
    super();
  }
}

/** The settings have switched this way to sign in off. */
export class SignInMethodOff extends expectedError(
  403,
  'sign_in_method_off',
  'Please sign in in another way: this one is switched off here.',
) {}

export class TooManyTries extends expectedError(
  429,
  'too_many_tries',
  'Too many tries. Please wait a few minutes and try again.',
  { when: 'Too many wrong passwords or codes; `Retry-After` says when to come back.' },
) {
  constructor(waitSeconds: number) {
    super(undefined, { headers: { 'Retry-After': String(waitSeconds) } });
  }
}

export class SecondFactorRequired extends expectedError(
  401,
  'second_factor_required',
  'Please give the code of your authenticator app, or a recovery code.',
  { when: 'The password was right; send it again with a `code`.' },
) {}

export class WrongSecondFactor extends expectedError(
  401,
  'wrong_second_factor',
  'This code is not valid. Each code works once.',
) {}

/** The configuration demands a second factor, and this person has none yet. */
export class SecondFactorSetupRequired extends expectedError(
  403,
  'totp_setup_required',
  'Please set up one-time codes first.',
) {}

export class ConfirmationRequired extends expectedError(
  403,
  'confirm_password',
  'Please confirm your password to do this.',
  { when: 'The password was given more than five minutes ago: `POST /api/session/confirm`, then again.' },
) {}

export class SecondFactorExists extends expectedError(
  409,
  'totp_exists',
  'One-time codes are set up already. Take them away first.',
) {}

export class SecondFactorMissing extends expectedError(
  409,
  'totp_missing',
  'The set-up of one-time codes was not begun.',
) {}

const addressTaken = 'There is a person with this e-mail address already.';
export class StaffExists extends expectedError(409, 'staff_exists', addressTaken, {
  errors: { email: addressTaken },
}) {}

export class OwnAccount extends expectedError(
  409,
  'own_account',
  'Nobody changes their own role or disables themselves. Ask another general administrator.',
) {}

export class LastGeneralAdmin extends expectedError(
  409,
  'last_general_admin',
  'This is the last general administrator who can sign in.',
) {}

/** One text for a link that was used, replaced, has expired or never was. */
export class LinkNotGood extends expectedError(
  410,
  'link_not_good',
  'This link is not valid any more. Ask for a new one.',
) {}

/** There is no cookie of a login at the identity provider, or its ten minutes are over. */
export class ProviderStepOver extends expectedError(
  410,
  'provider_step_over',
  'This took too long. Please begin again at the identity provider.',
) {}

export class ProviderUnavailable extends expectedError(
  503,
  'provider_unavailable',
  'The identity provider cannot be reached. Please try again shortly.',
) {}

export class IdentityMissing extends expectedError(
  409,
  'identity_missing',
  'No account at the identity provider is linked.',
) {}

export class LastWayIn extends expectedError(409, 'last_way_in', 'This is the last way to sign in to this account.') {}
