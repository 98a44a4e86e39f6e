import type { Logger } from 'pino';
import type { Config } from '../../../platform/config/config.module';
import { findPasskeyAddress } from '../../../platform/config/find-sign-in-faults';

/** For whom passkeys are made (WebAuthn, section 4): browsers offer a passkey to no other domain and sign for no other origin. */
export interface RelyingParty {
  /** The domain. */
  id: string;
  origin: string;
  /** Shown by browsers while a passkey is made. */
  name: string;
}

type Settings = Pick<Config, 'SITE_URL' | 'COMPANY_NAME' | 'SIGN_IN_BY_PASSKEY' | 'OIDC_ROLE_CLAIM'>;

/** Where the identity provider decides who gets in, nobody may come past it by a passkey that they made before it said no. */
const areOff = ({ SIGN_IN_BY_PASSKEY, OIDC_ROLE_CLAIM }: Settings) =>
  SIGN_IN_BY_PASSKEY === 'no' || OIDC_ROLE_CLAIM !== undefined;

/** Nothing where passkeys are off, or cannot be had because SITE_URL has an IP address for its host. */
export function findRelyingParty(settings: Settings): RelyingParty | undefined {
  if (areOff(settings)) return undefined;
  const url = findPasskeyAddress(settings.SITE_URL);
  return url && { id: url.hostname, origin: url.origin, name: settings.COMPANY_NAME };
}

/** Says at the start of the API that there are no passkeys although they are not off. */
export function tellOfNoPasskeys(config: Settings, logger: Logger): void {
  if (areOff(config) || findRelyingParty(config)) return;
  logger.warn(
    { setting: 'SITE_URL' },
    'SITE_URL has an IP address for its host: browsers make passkeys for names alone, so nobody can use one here',
  );
}
