import type { Config } from '../../../platform/config/config.module';
import { arePasskeysAlone } from '../../../platform/config/find-sign-in-faults';
import type { Staff } from '../staff.repository';

/**
 * Whether passwords let a person in now. Where they are switched off, one that an operator has set counts for a while: somebody has to
 * get in while the identity provider is away. Where passkeys are the only way in, an operator gives a link, and no password counts.
 */
export const isPasswordOpen = (
  person: Pick<Staff, 'passwordOpensUntil'> | undefined,
  config: Pick<Config, 'SIGN_IN_BY_PASSWORD' | 'OIDC_ISSUER'>,
): boolean =>
  config.SIGN_IN_BY_PASSWORD === 'yes' ||
  (!arePasskeysAlone(config) && (person?.passwordOpensUntil?.getTime() ?? 0) > Date.now());
