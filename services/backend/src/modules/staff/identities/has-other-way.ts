import type { Config } from '../../../platform/config/config.module';
import type { Staff } from '../staff.repository';

/** Whether a person can sign in without the identity provider. */
export const hasOtherWay = (
  { passwordHash }: Pick<Staff, 'passwordHash'>,
  config: Pick<Config, 'SIGN_IN_BY_PASSWORD'>,
) => passwordHash !== null && config.SIGN_IN_BY_PASSWORD === 'yes';
