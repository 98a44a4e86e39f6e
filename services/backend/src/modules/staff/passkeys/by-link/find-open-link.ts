import type { Config } from '../../../../platform/config/config.module';
import { arePasskeysAlone } from '../../../../platform/config/find-sign-in-faults';
import type { Sql } from '../../../../platform/database/database';
import { hashLinkToken } from '../../../../platform/link-token';
import { type IssuedLink, staffLinks } from '../../links/staff-links.repository';
import { LinkNotGood, SignInMethodOff } from '../../staff.errors';
import { findRelyingParty, type RelyingParty } from '../relying-party.facts';

/** The link that lets a person make a passkey, where passkeys are the only way in. @throws SignInMethodOff, LinkNotGood */
export async function findOpenLink(
  sql: Sql,
  token: string,
  config: Config,
): Promise<{ party: RelyingParty; link: IssuedLink }> {
  const party = findRelyingParty(config);
  if (!party || !arePasskeysAlone(config)) throw new SignInMethodOff();
  const link = await staffLinks.findGood(sql, hashLinkToken(token));
  if (!link) throw new LinkNotGood();
  return { party, link };
}
