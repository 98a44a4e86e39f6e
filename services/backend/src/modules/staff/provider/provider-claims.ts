import { isEmail } from 'class-validator';
import type { Config } from '../../../platform/config/config.module';
import type { StaffRole } from '../staff.facts';
import { LONGEST_NAME } from '../staff.repository';
import type { ProvenIdentity } from './provider-facts';

type Claims = Record<string, unknown>;
type RoleRules = Pick<Config, 'OIDC_ROLE_CLAIM' | 'OIDC_GENERAL_VALUES' | 'OIDC_HR_VALUES'>;
type Rules = RoleRules & Pick<Config, 'OIDC_TRUST_EMAIL'>;

const LONGEST_LABEL = 254;

/** A claim by its whole name, which may be an address, else by the path that its dots make. */
function claimAt(claims: Claims, path: string): unknown {
  if (path in claims) return claims[path];
  return path.split('.').reduce<unknown>((inner, name) => (inner as Claims | null | undefined)?.[name], claims);
}

/** Providers give a list, or the one value alone. */
const valuesOf = (claim: unknown): unknown[] => (Array.isArray(claim) ? claim : [claim]);

/** Whether the provider says of this claim that a role can be found in it. */
export const hasRoleClaim = (claims: Claims, { OIDC_ROLE_CLAIM }: RoleRules): boolean =>
  OIDC_ROLE_CLAIM === undefined || claimAt(claims, OIDC_ROLE_CLAIM) !== undefined;

/** Somebody with values of both roles is a general administrator. @returns as `ProvenIdentity` has it */
export function readRole(claims: Claims, rules: RoleRules): StaffRole | null | undefined {
  if (!rules.OIDC_ROLE_CLAIM) return undefined;
  const values = valuesOf(claimAt(claims, rules.OIDC_ROLE_CLAIM));
  const has = (wanted: readonly string[] = []) => wanted.some((value) => values.includes(value));
  if (has(rules.OIDC_GENERAL_VALUES)) return 'general';
  return has(rules.OIDC_HR_VALUES) ? 'hr' : null;
}

const textOf = (claim: unknown): string =>
  typeof claim === 'string' ? claim.replace(/[\p{Cc}\p{Cf}]+/gu, ' ').trim() : '';

/** Some say it as a text. */
const isYes = (verified: unknown) => verified === true || verified === 'true';
const isNo = (verified: unknown) => verified === false || verified === 'false';

/** The claims of a token with those of the description of its user. That an address is verified is said of the address beside it alone. */
export function joinClaims<Token extends Claims>(token: Token, described: Claims): Token {
  const joined = { ...described, ...token };
  const { email } = token;
  return email === undefined || email === described['email']
    ? joined
    : { ...joined, email_verified: token['email_verified'] };
}

/** What `claims` say of the person of an ID token or of the provider's description of the user; each `claim` is as it came. */
export function readIdentity(issuer: string, claims: Claims & { sub: string }, rules: Rules): ProvenIdentity {
  const given = textOf(claims['email']).toLowerCase();
  const isTrusted = rules.OIDC_TRUST_EMAIL === 'yes';
  const verified = claims['email_verified'];
  const email = isEmail(given) && (isTrusted || !isNo(verified)) ? given : null;
  const account = textOf(claims['preferred_username']);
  const name = textOf(claims['name']) || account || given.split('@', 1)[0] || claims.sub;
  return {
    issuer,
    subject: claims.sub,
    label: (given || account || name).slice(0, LONGEST_LABEL),
    name: name.slice(0, LONGEST_NAME),
    email,
    isEmailVerified: isTrusted || isYes(verified),
    role: readRole(claims, rules),
    loggedInAt: typeof claims['auth_time'] === 'number' ? claims['auth_time'] : null,
  };
}
