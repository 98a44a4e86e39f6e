import { isIP } from 'node:net';
import type { Logger } from 'pino';
import type { Config } from '../../../platform/config/config.module';
import { isLoopback } from '../../../platform/config/setting-types';

/** For whom passkeys are made (WebAuthn, section 4): browsers offer a passkey to no other domain and sign for no other origin. */
export interface RelyingParty {
  /** The domain. */
  id: string;
  origin: string;
  /** Shown by browsers while a passkey is made. */
  name: string;
}

type Settings = Pick<Config, 'SITE_URL' | 'COMPANY_NAME' | 'SIGN_IN_BY_PASSKEY'>;

const isAddress = (host: string) => isIP(host.replace(/^\[(.*)\]$/, '$1')) > 0;

/**
 * Nothing where passkeys are switched off, or cannot be had because SITE_URL has an IP address for its host. This machine is
 * called `localhost` by its browsers, also where SITE_URL has 127.0.0.1.
 */
export function findRelyingParty({ SITE_URL, COMPANY_NAME, SIGN_IN_BY_PASSKEY }: Settings): RelyingParty | undefined {
  if (SIGN_IN_BY_PASSKEY === 'no') return undefined;
  const url = new URL(SITE_URL);
  if (isLoopback(url.hostname)) url.hostname = 'localhost';
  return isAddress(url.hostname) ? undefined : { id: url.hostname, origin: url.origin, name: COMPANY_NAME };
}

/** Says at the start of the API that there are no passkeys although they are not switched off. */
export function tellOfNoPasskeys(config: Settings, logger: Logger): void {
  if (config.SIGN_IN_BY_PASSKEY === 'no' || findRelyingParty(config)) return;
  logger.warn(
    { setting: 'SITE_URL' },
    'SITE_URL has an IP address for its host: browsers make passkeys for names alone, so nobody can use one here',
  );
}
