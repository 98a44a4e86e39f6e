import type { IssuedLink } from '../../staff/links/issue-staff-link.use-case';
import type { StaffNotice } from '../../staff/notices/tell-staff.use-case';
import { formatMoment } from '../../../platform/wall-clock';
import { printableName, type Said, type SystemLetter } from './letter';

const linkMails = { invitation: 'staff-invitation', 'password-reset': 'staff-password-reset-link' } as const;
/** Where passkeys are the only way in. */
const passkeyMails = { invitation: 'staff-passkey-invitation', 'password-reset': 'staff-passkey-link' } as const;

/** An attacker may choose the name of an invited account, so nothing in it may become a link. */
const nameOf = (person: { name: string } | null): string => (person && printableName(person.name)) || 'somebody';

/** Short, with no content but the link, so that a wrong reader learns little. */
export function writeStaffLinkMail(
  { kind, name, email, expiresAt }: IssuedLink,
  { href, timeZone, byPasskey }: { href: string; timeZone: string; byPasskey: boolean },
): SystemLetter {
  const until = formatMoment(expiresAt, timeZone);
  const printable = nameOf({ name });
  const said = {
    mail: (byPasskey ? passkeyMails : linkMails)[kind],
    values: { name: printable, until },
    facts: [
      { label: 'Sign in as', value: `${printable}, ${email}` },
      { label: 'Good until', value: until },
    ],
    link: href,
  } as const;
  return { automatic: 'generated', said };
}

/** The first that a user agent has; many name several. */
const browsers = { 'Edg/': 'Edge', 'OPR/': 'Opera', 'Firefox/': 'Firefox', 'Chrome/': 'Chrome', 'Safari/': 'Safari' };
const systems = {
  iPhone: 'iOS',
  iPad: 'iOS',
  Android: 'Android',
  Windows: 'Windows',
  'Mac OS X': 'macOS',
  Linux: 'Linux',
};

const nameIn = (names: Record<string, string>, text: string) =>
  Object.entries(names).find(([part]) => text.includes(part))?.[1];

/** For example "Firefox on Linux". Never repeats the user agent itself, because an attacker can choose that text. */
const browserName = (userAgent: string) =>
  [nameIn(browsers, userAgent) ?? 'an unknown program', nameIn(systems, userAgent)].filter(Boolean).join(' on ');

/** The advice to the reader of a mail about a new administrator. */
function adviceFor({ recipient, person, actor }: StaffNotice): string {
  if (recipient.id === person.id) return 'From now on you log in on the page of general administrators, /login.';
  if (!actor)
    return 'It follows from the roles or groups at the identity provider of your company. If nobody meant it, have it changed there, and disable the account on the page Staff.';
  return recipient.id === actor.id
    ? 'If it was not you, somebody else uses your session: disable the new account on the page Staff, end your sessions on the page Account, and change your password.'
    : `If you did not expect it, ask ${nameOf(actor)} in another way than by mail. If nobody meant it, disable the new account on the page Staff, and end the sessions of the person who did it.`;
}

/** Nobody is signed in where the identity provider has given a role. */
const actorOf = ({ recipient, actor }: StaffNotice): string => {
  if (!actor) return 'The identity provider has';
  return recipient.id === actor.id ? 'You have' : `${nameOf(actor)} has`;
};

/** The new administrator gets other words than the ones who were there before. */
const mailFor = ({ kind, recipient, person }: StaffNotice): Said['mail'] =>
  kind === 'administrator-added' && recipient.id === person.id ? 'staff-made-administrator' : `staff-${kind}`;

/** Plain and short; the time is in the company's zone. */
export function writeStaffNoticeMail(notice: StaffNotice, timeZone: string): SystemLetter {
  const { recipient, person, actor, at, address, userAgent } = notice;
  const whose = recipient.id === person.id ? 'Your account' : 'New administrator';
  // Browser and address are shown only to the person who is said to have done it.
  const isOwn = (actor ?? person).id === recipient.id;
  const place = [
    { label: 'Browser', value: browserName(userAgent) },
    { label: 'Address', value: address },
  ];
  const said = {
    mail: mailFor(notice),
    values: {
      name: nameOf(recipient),
      actor: actorOf(notice),
      person: nameOf(person),
      advice: adviceFor(notice),
    },
    facts: [
      { label: whose, value: `${nameOf(person)}, ${person.email}` },
      { label: 'When', value: formatMoment(at, timeZone) },
      ...(isOwn && address !== '' ? place : []),
    ],
  };
  return { automatic: 'generated', said };
}
