import type { Schemas } from '@frontdoor/contract';

/** How a visit to the identity provider has ended; `name` is the provider's. The login pages read these by themselves, too. */
export const providerEnds = {
  done: '',
  connected: '',
  confirmed: 'Confirmed. Close this window and go on where you were.',
  code: '',
  connect: '',
  denied: 'Nobody was logged in at %{name}.',
  expired: 'That took too long, or was opened twice. Please try again.',
  away: '%{name} cannot be reached at the moment. Please try again shortly.',
  invalid: 'The login at %{name} could not be checked. Please try again; if it stays so, tell an operator.',
  refused: '%{name} has logged you in, but gives you no role here. Ask a colleague who manages access.',
  disabled: 'Your account here is disabled. Ask a general administrator.',
  taken: 'That account at %{name} is linked to somebody else here, or yours has another one. Unlink that first.',
  'other-account': 'That is another account at %{name} than the one that is linked to yours.',
  'no-login-time':
    '%{name} did not have you log in again, so that it cannot confirm. Use your password or a passkey; without either, ask an operator.',
  'last-admin':
    '%{name} gives you another role, but you are the last general administrator here. Have it make another one first.',
  busy: 'That did not work at the moment. Please try again in a minute.',
  off: 'There is no login by an identity provider here.',
} as const satisfies Record<Schemas['ProviderLandingView']['outcome'], string>;
