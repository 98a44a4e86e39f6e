import type { Config } from '../../../platform/config/config.schema';

/** Whether the configuration demands one-time codes of people of this role. */
export const demandsSecondFactor = ({ REQUIRE_TOTP }: Pick<Config, 'REQUIRE_TOTP'>, role: string): boolean =>
  REQUIRE_TOTP === 'all' || REQUIRE_TOTP === role;
