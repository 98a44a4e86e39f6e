import type { Config } from '../../../platform/config/config.module';
import { isPasswordOpen } from '../sign-in/is-password-open';
import type { Staff } from '../staff.repository';

/** Whether a person can sign in without the identity provider. */
export const hasOtherWay = (
  person: Pick<Staff, 'passwordHash' | 'passwordOpensUntil'>,
  config: Pick<Config, 'SIGN_IN_BY_PASSWORD' | 'OIDC_ISSUER'>,
) => person.passwordHash !== null && isPasswordOpen(person, config);
