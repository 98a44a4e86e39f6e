import type { Schemas } from '@frontdoor/contract';

export type SignInMethods = Schemas['SignInMethodsView'];

/** Whether passkeys are the only way to log in. */
export const arePasskeysAlone = ({ password, passkey, provider }: SignInMethods): boolean =>
  passkey && !password && provider === null;

/** What to offer where the API does not say: the specification's form, whose own answer tells what is wrong. */
const usual: SignInMethods = { password: true, passkey: false, provider: null, providerIsAway: false };

/** The ways to sign in that the settings leave open. */
export const findMethods = async (): Promise<SignInMethods> => {
  try {
    const response = await fetch('/api/session/methods', { headers: { Accept: 'application/json' } });
    return response.ok ? ((await response.json()) as SignInMethods) : usual;
  } catch {
    return usual;
  }
};
