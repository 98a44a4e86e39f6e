import type { Config } from '../../../platform/config/config.module';
import { arePasskeysAlone, findPasskeyAddress } from '../../../platform/config/find-sign-in-faults';
import type { Sql } from '../../../platform/database/database';
import { hashLinkToken, makeLinkToken } from '../../../platform/link-token';
import { type LinkKind, loginPages } from '../staff.facts';
import { type IssuedLink, staffLinks } from './staff-links.repository';

export type { IssuedLink } from './staff-links.repository';

type SiteSettings = Pick<Config, 'SITE_URL' | 'SIGN_IN_BY_PASSWORD' | 'OIDC_ISSUER'>;

/** Where links lead to: a page that shall make a passkey is opened by a name, as browsers make none under an IP address. */
export const siteOfLinks = (config: SiteSettings): string =>
  (arePasskeysAlone(config) && findPasskeyAddress(config.SITE_URL)?.origin) || config.SITE_URL;

/** How long a link is good, in hours: of a mail that somebody waits for less than of one that comes unasked. */
const linkHours: Record<LinkKind, number> = { invitation: 24, 'password-reset': 1 };
const fragments: Record<LinkKind, string> = { invitation: 'invite', 'password-reset': 'reset' };

/** Earlier links of the person are void from now on. @returns the id of the new one. */
export async function openStaffLink(
  tx: Sql,
  kind: LinkKind,
  staffId: string,
  hours: number = linkHours[kind],
): Promise<string> {
  await staffLinks.voidAllOf(tx, staffId);
  return (await staffLinks.add(tx, kind, staffId, hours)).id;
}

/** Gives the link without its address, which may not be good any more by now. */
export const findStaffLink = staffLinks.find;

/**
 * The address for the mail with a one-time link. The token comes into being when the mail is written and is nowhere but in
 * it: neither outbox nor queue nor log ever held it. A mail that had to be written twice carries another token, and both are
 * good until one is used. The token stands behind the #, which browsers send to no server.
 */
export async function issueStaffLink(
  sql: Sql,
  { id, kind, role }: Pick<IssuedLink, 'id' | 'kind' | 'role'>,
  siteUrl: string,
): Promise<string> {
  const token = makeLinkToken();
  await staffLinks.addToken(sql, id, hashLinkToken(token));
  return `${siteUrl}${loginPages[role]}#${fragments[kind]}=${token}`;
}
