import type { IssuedLink } from '../../staff/links/issue-staff-link.use-case';
import type { StaffNotice } from '../../staff/notices/tell-staff.use-case';
import { formatMoment } from '../../../platform/wall-clock';
import { type Letter, printableName } from './letter';

const linkWords = {
  invitation: {
    subject: 'Your account',
    label: 'Invitation',
    lead: 'An account was made for you. Choose a password, and it is yours.',
    button: 'Choose a password',
    note: 'If you do not know what this is about, ignore this mail: nothing happens without the link.',
  },
  'password-reset': {
    subject: 'A new password',
    label: 'Password',
    lead: 'Somebody, presumably you, has asked for a new password for your account.',
    button: 'Choose a new password',
    note: 'If it was not you, ignore this mail: your password stays as it is.',
  },
};

/** Short, with no content but the link, so that a wrong reader learns little. */
export function writeStaffLinkMail(
  { kind, name, email, expiresAt }: IssuedLink,
  { href, timeZone }: { href: string; timeZone: string },
): Letter {
  const { subject, button, ...words } = linkWords[kind];
  const page = {
    ...words,
    preview: words.lead,
    title: name,
    facts: [
      { label: 'Sign in as', value: `${name}, ${email}` },
      { label: 'Good until', value: formatMoment(expiresAt, timeZone) },
    ],
    blocks: [{ text: 'The link works once.' }],
    button: { text: button, href },
  };
  return { subject, automatic: 'generated', page };
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

/** An attacker may choose the name of an invited account, so nothing in it may become a link. */
const nameOf = (person: { name: string } | null): string => (person && printableName(person.name)) || 'somebody';

const newPassword = 'use “Forgot password?” on the login page to choose a new password';
const tellAdmins = 'tell a general administrator';
const knowsPassword = `If it was not you, somebody knows your password: ${newPassword}, and ${tellAdmins}.`;

/** The note is the advice to the reader. */
function noticeWords({ kind, recipient, person, actor }: StaffNotice): Record<'subject' | 'lead' | 'note', string> {
  const isOwner = recipient.id === person.id;
  const isActor = recipient.id === actor?.id;
  const somebodyHas = isActor ? 'You have' : `${nameOf(actor)} has`;
  const ofStranger = isActor
    ? 'If it was not you, somebody else uses your session: disable the new account on the page Staff, end your sessions on the page Account, and change your password.'
    : `If you did not expect it, ask ${nameOf(actor)} in another way than by mail. If nobody meant it, disable the new account on the page Staff, and end the sessions of the person who did it.`;
  const ofAdmins = isOwner ? 'From now on you log in on the page of general administrators, /login.' : ofStranger;
  const words = {
    'administrator-invited': {
      subject: 'A general administrator was invited',
      lead: `${somebodyHas} invited ${nameOf(person)} to be a general administrator.`,
      note: ofAdmins,
    },
    'administrator-added': {
      subject: isOwner ? 'You are a general administrator' : 'A new general administrator',
      lead: `${somebodyHas} made ${isOwner ? 'you' : nameOf(person)} a general administrator.`,
      note: ofAdmins,
    },
    'password-changed': {
      subject: 'Your password was changed',
      lead: 'The password of your account was changed, and all other sessions have ended.',
      note: `If it was not you, ${newPassword}, and ${tellAdmins}.`,
    },
    'password-reset': {
      subject: 'Your password was changed',
      lead: 'A new password was chosen for your account by the link of a mail, and all sessions have ended.',
      note: `If it was not you, somebody can read your mail: make your mailbox safe first. Then ${newPassword}, and ${tellAdmins}.`,
    },
    'password-reset-by-operator': {
      subject: 'Your account was set up anew',
      lead: 'An operator of the server has given your account a new password. Its sessions have ended and its one-time codes are gone.',
      note: `If you did not ask for it, ${tellAdmins}.`,
    },
    'codes-set-up': {
      subject: 'One-time codes were set up',
      lead: 'From now on each login to your account asks for a one-time code. All other sessions have ended.',
      note: `If it was not you, ${tellAdmins}: they can take the codes away again. Then ${newPassword}.`,
    },
    'codes-removed': {
      subject: 'Your one-time codes are gone',
      lead: `${somebodyHas} taken away the one-time codes of your account. The password is enough to log in.`,
      note: `If you did not want that, ${newPassword}, set up one-time codes again, and ${tellAdmins}.`,
    },
    'codes-locked': {
      subject: 'Wrong one-time codes',
      lead: 'Six wrong one-time codes in a row were given for your account, each after the right password. For a while no code is looked at; the wait doubles each time.',
      note: knowsPassword,
    },
    'new-device': {
      subject: 'A login from a new place',
      lead: 'Somebody, presumably you, has logged in to your account with a browser or from a network that it was not used with in the last 30 days.',
      note: knowsPassword,
    },
  } satisfies Record<StaffNotice['kind'], object>;
  return words[kind];
}

/** Plain and short; the time is in the company's zone. */
export function writeStaffNoticeMail(notice: StaffNotice, timeZone: string): Letter {
  const { recipient, person, actor, at, address, userAgent } = notice;
  const { subject, lead, note } = noticeWords(notice);
  const whose = recipient.id === person.id ? 'Your account' : 'New administrator';
  // Browser and address are shown only to the person who is said to have done it.
  const isOwn = (actor ?? person).id === recipient.id;
  const place = [
    { label: 'Browser', value: browserName(userAgent) },
    { label: 'Address', value: address },
  ];
  const page = {
    preview: lead,
    label: 'Account',
    title: nameOf(recipient),
    lead,
    facts: [
      { label: whose, value: `${nameOf(person)}, ${person.email}` },
      { label: 'When', value: formatMoment(at, timeZone) },
      ...(isOwn && address !== '' ? place : []),
    ],
    blocks: [],
    note,
  };
  return { subject, automatic: 'generated', page };
}
