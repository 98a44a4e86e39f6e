import type { Config } from '../../../platform/config/config.module';
import type { Staff } from '../staff.repository';

/**
 * Whether passwords let a person in now. Where they are switched off, one that an operator has set counts for a while: somebody has to
 * get in while the identity provider is away.
 */
export const isPasswordOpen = (
  person: Pick<Staff, 'passwordOpensUntil'> | undefined,
  { SIGN_IN_BY_PASSWORD }: Pick<Config, 'SIGN_IN_BY_PASSWORD'>,
): boolean => SIGN_IN_BY_PASSWORD === 'yes' || (person?.passwordOpensUntil?.getTime() ?? 0) > Date.now();
