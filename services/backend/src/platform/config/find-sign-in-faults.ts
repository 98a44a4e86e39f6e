import { isIP } from 'node:net';
import type { Config } from './config.schema';
import { isLoopback } from './setting-types';

type Settings = Partial<Config>;

/** Whether passkeys are the only way to sign in. */
export const arePasskeysAlone = ({ SIGN_IN_BY_PASSWORD, OIDC_ISSUER }: Settings): boolean =>
  SIGN_IN_BY_PASSWORD === 'no' && !OIDC_ISSUER;

const isAddress = (host: string) => isIP(host.replace(/^\[(.*)\]$/, '$1')) > 0;

/**
 * The address of the site by which browsers make passkeys: they make none for an IP address. This machine is called `localhost` by
 * its browsers, also where SITE_URL has 127.0.0.1. Nothing where there is no such address.
 */
export function findPasskeyAddress(siteUrl: string): URL | undefined {
  const url = new URL(siteUrl);
  if (isLoopback(url.hostname)) url.hostname = 'localhost';
  return isAddress(url.hostname) ? undefined : url;
}

/** The contradictions between the settings of the ways to sign in. */
export const findSignInFaults = (config: Settings): string[] => [
  ...findHalfProvider(config),
  ...findHalfRoles(config),
  ...findNoWayIn(config),
];

function findHalfProvider({ OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET }: Settings): string[] {
  const parts = Object.entries({ OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET });
  if (parts.every(([, value]) => value === undefined)) return [];
  const missing = parts.filter(([, value]) => value === undefined);
  return missing.map(([name]) => `${name} is not set: an identity provider needs issuer, client id and client secret`);
}

function findHalfRoles({ OIDC_ISSUER, OIDC_ROLE_CLAIM, OIDC_GENERAL_VALUES, OIDC_HR_VALUES }: Settings): string[] {
  const general = OIDC_GENERAL_VALUES ?? [];
  const hr = OIDC_HR_VALUES ?? [];
  if (!OIDC_ROLE_CLAIM)
    return general.length + hr.length > 0
      ? ['OIDC_ROLE_CLAIM is not set: OIDC_GENERAL_VALUES and OIDC_HR_VALUES are values of that claim']
      : [];
  if (!OIDC_ISSUER) return ['OIDC_ISSUER is not set: OIDC_ROLE_CLAIM is a claim of its tokens'];
  if (general.length + hr.length === 0)
    return ['OIDC_GENERAL_VALUES and OIDC_HR_VALUES are both empty: nobody would have a role'];
  const both = general.filter((value) => hr.includes(value));
  return both.length > 0
    ? ['OIDC_GENERAL_VALUES and OIDC_HR_VALUES have a value in common: a person has one role']
    : [];
}

/**
 * Where passkeys are the only way in, each person has to be able to make one. `OIDC_ROLE_CLAIM` is not looked at: without an issuer it is
 * refused anyhow.
 */
function findNoWayIn(config: Settings): string[] {
  if (!arePasskeysAlone(config)) return [];
  const { SIGN_IN_BY_PASSKEY, SITE_URL = '' } = config;
  const missing = (what: string) => [
    `SIGN_IN_BY_PASSWORD is no and OIDC_ISSUER is not set, so that people sign in by passkeys: ${what}`,
  ];
  if (SIGN_IN_BY_PASSKEY === 'no') return missing('SIGN_IN_BY_PASSKEY must not be no');
  const address = findPasskeyAddress(SITE_URL);
  if (!address)
    return missing('SITE_URL must have a name for its host, because browsers make no passkeys for an IP address');
  if (address.protocol !== 'https:' && !isLoopback(address.hostname))
    return missing('SITE_URL must begin with https:, because browsers make no passkeys without it');
  return [];
}
