import type { StaffRole } from '../staff.facts';

/**
 * How a visit to the identity provider has ended, or what it waits for: `code` and `connect` ask for something more, the first three are
 * its purposes come true, the others say why it came to nothing. The pages have a text for each.
 */
export const providerWords = [
  'done',
  'connected',
  'confirmed',
  'code',
  'connect',
  'denied',
  'expired',
  'away',
  'invalid',
  'refused',
  'disabled',
  'taken',
  'other-account',
  'no-login-time',
  'last-admin',
  'off',
  'busy',
] as const;
export type ProviderWord = (typeof providerWords)[number];

/** An account at the provider. Issuer and subject together never belong to anybody else; addresses and names may. */
export interface Identity {
  issuer: string;
  subject: string;
  /** What the provider calls it, for people: an address or a name. */
  label: string;
}

/** What the provider has told about somebody who has just logged in there. */
export interface ProvenIdentity extends Identity {
  name: string;
  /** In lower case; null without an address, or where the provider says that it is not verified. */
  email: string | null;
  /** Whether the provider says that the address is verified, or is trusted to give no other. */
  isEmailVerified: boolean;
  /** By the claim of `OIDC_ROLE_CLAIM`; null for somebody who has none, `undefined` where the list of the staff decides. */
  role: StaffRole | null | undefined;
  /** When the person last logged in at the provider, in seconds of the epoch; null where it does not say. */
  loggedInAt: number | null;
}

/** A visit that comes to nothing: the word is for the page, the fault for the audit log. */
export class ProviderRefusal extends Error {
  constructor(
    readonly word: ProviderWord,
    readonly fault: string,
    readonly staffId?: string,
  ) {
    super(`The identity provider: ${fault}`);
  }
}
