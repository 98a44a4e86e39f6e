import type { Config } from './config.schema';

type Settings = Partial<Config>;

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

/** An invitation and a new beginning after a lost device need a password or the provider: passkeys are added by who is signed in. */
function findNoWayIn({ SIGN_IN_BY_PASSWORD, OIDC_ISSUER }: Settings): string[] {
  if (SIGN_IN_BY_PASSWORD !== 'no' || OIDC_ISSUER) return [];
  return [
    'SIGN_IN_BY_PASSWORD is no: passkeys alone keep out newcomers and people who lost their devices; set OIDC_ISSUER, or leave passwords on',
  ];
}
