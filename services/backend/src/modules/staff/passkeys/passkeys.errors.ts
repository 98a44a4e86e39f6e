import { expectedError } from '../../../platform/http/errors/expected-error';

/** One text for every kind of mismatch: it must not tell who is of the staff. */
export class PasskeyRefused extends expectedError(
  401,
  'passkey_refused',
  'This passkey does not log anybody in here. Log in in another way, and look at the passkeys of your account.',
  { when: 'It is not known, was removed, or its person may not sign in.' },
) {}

export class PasskeyNotTaken extends expectedError(
  409,
  'passkey_not_taken',
  'This passkey could not be checked. Try again, or use another one.',
) {}

export class PasskeyTooLate extends expectedError(409, 'passkey_too_late', 'That took too long. Please try again.', {
  when: 'The challenge was given more than five minutes ago, for something else, or was answered before.',
}) {}

export class PasskeyExists extends expectedError(409, 'passkey_exists', 'This passkey is in a list already.') {}

export class TooManyPasskeys extends expectedError(
  409,
  'too_many_passkeys',
  'You have twenty passkeys. Remove one that you do not use any more.',
) {}

export class PasskeyMissing extends expectedError(409, 'passkey_missing', 'This person has no passkeys.') {}

/** Codes that are demanded must not be had for the password alone while there is a passkey to show. */
export class PasskeyWanted extends expectedError(
  403,
  'passkey_wanted',
  'This account has a passkey: use it. If it is lost, a general administrator can remove it, and then you set up one-time codes.',
  { when: '`REQUIRE_TOTP` holds for somebody who has passkeys: `POST /api/session/confirm/passkey` is enough for it.' },
) {}
