/** A statement of this kind should expire within a year (RFC 9116, 2.5.5); a site is built more often than that. */
const VALID_DAYS = 300;
const DAY_MS = 86_400_000;

interface Contact {
  site: string;
  email: string;
  builtAt: Date;
}

/** The contact for reports of weaknesses, in the form of RFC 9116. */
export const securityText = ({ site, email, builtAt }: Contact): string =>
  [
    `Contact: mailto:${email}`,
    `Expires: ${new Date(builtAt.getTime() + VALID_DAYS * DAY_MS).toISOString().slice(0, 19)}Z`,
    'Preferred-Languages: en',
    `Canonical: ${site}/.well-known/security.txt`,
    '',
  ].join('\n');
