import type { StaffNotice } from '../../staff/notices/tell-staff.use-case';
import { formatReceived } from './letter-words';
import type { Letter, LetterFact, LetterPage } from './letter-page';
import { printableName } from './printable-name';

const browsers = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;
const systems = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
] as const;

const nameIn = (names: typeof browsers | typeof systems, text: string) =>
  names.find(([pattern]) => pattern.test(text))?.[1];

/** For example "Firefox on Linux". Never repeats the user agent itself, because an attacker can choose that text. */
function browserName(userAgent: string): string {
  const browser = nameIn(browsers, userAgent);
  const system = nameIn(systems, userAgent);
  return [browser ?? 'an unknown program', system].filter(Boolean).join(' on ');
}

interface Words {
  subject: string;
  lead: string;
  /** The advice to the reader. */
  note: string;
}

/** An attacker may choose the name of an invited account, so nothing in it may become a link. */
const nameOf = (person: { name: string } | null): string => (person && printableName(person.name)) || 'somebody';

const newPassword = 'use “Forgot password?” on the login page to choose a new password';
const tellAdmins = 'tell a general administrator';
const notYou = `If it was not you, ${newPassword}, and ${tellAdmins}.`;
const knowsPassword = `If it was not you, somebody knows your password: ${newPassword}, and ${tellAdmins}.`;

const isOwner = ({ recipient, person }: StaffNotice) => recipient.id === person.id;

const ofAdmins = (notice: StaffNotice): string => {
  const { recipient, actor } = notice;
  if (isOwner(notice)) return 'From now on you log in on the page of general administrators, /login.';
  if (recipient.id !== actor?.id)
    return `If you did not expect it, ask ${nameOf(actor)} in another way than by mail. If nobody meant it, disable the new account on the page Staff, and end the sessions of the person who did it.`;
  return `If it was not you, somebody else uses your session: disable the new account on the page Staff, end your sessions on the page Account, and change your password.`;
};

const byActor = ({ recipient, actor }: StaffNotice, did: string): string =>
  actor?.id === recipient.id ? `You have ${did}.` : `${nameOf(actor)} has ${did}.`;

const words: Record<StaffNotice['kind'], (notice: StaffNotice) => Words> = {
  'administrator-invited': (notice) => ({
    subject: 'A general administrator was invited',
    lead: byActor(notice, `invited ${nameOf(notice.person)} to be a general administrator`),
    note: ofAdmins(notice),
  }),
  'administrator-added': (notice) => ({
    subject: isOwner(notice) ? 'You are a general administrator' : 'A new general administrator',
    lead: byActor(notice, `made ${isOwner(notice) ? 'you' : nameOf(notice.person)} a general administrator`),
    note: ofAdmins(notice),
  }),
  'password-changed': () => ({
    subject: 'Your password was changed',
    lead: 'The password of your account was changed, and all other sessions have ended.',
    note: notYou,
  }),
  'password-reset': () => ({
    subject: 'Your password was changed',
    lead: 'A new password was chosen for your account by the link of a mail, and all sessions have ended.',
    note: `If it was not you, somebody can read your mail: make your mailbox safe first. Then ${newPassword}, and ${tellAdmins}.`,
  }),
  'password-reset-by-operator': () => ({
    subject: 'Your account was set up anew',
    lead: 'An operator of the server has given your account a new password. Its sessions have ended and its one-time codes are gone.',
    note: `If you did not ask for it, ${tellAdmins}.`,
  }),
  'codes-set-up': () => ({
    subject: 'One-time codes were set up',
    lead: 'From now on each login to your account asks for a one-time code. All other sessions have ended.',
    note: `If it was not you, ${tellAdmins}: they can take the codes away again. Then ${newPassword}.`,
  }),
  'codes-removed': (notice) => ({
    subject: 'Your one-time codes are gone',
    lead: `${byActor(notice, 'taken away the one-time codes of your account')} The password is enough to log in.`,
    note: `If you did not want that, ${newPassword}, set up one-time codes again, and ${tellAdmins}.`,
  }),
  'codes-locked': () => ({
    subject: 'Wrong one-time codes',
    lead: 'Six wrong one-time codes in a row were given for your account, each after the right password. For a while no code is looked at; the wait doubles each time.',
    note: knowsPassword,
  }),
  'new-device': () => ({
    subject: 'A login from a new place',
    lead: 'Somebody, presumably you, has logged in to your account with a browser or from a network that it was not used with in the last 30 days.',
    note: knowsPassword,
  }),
};

/** The browser and address of the action, shown only to the person who is said to have done it. */
const placeOf = ({ recipient, actor, person, address, userAgent }: StaffNotice): LetterFact[] => {
  const isOwn = actor ? actor.id === recipient.id : person.id === recipient.id;
  if (!isOwn || address === '') return [];
  return [
    { label: 'Browser', value: browserName(userAgent) },
    { label: 'Address', value: address },
  ];
};

/** Plain and short; the time is in the company's zone. */
export function writeStaffNoticeMail(notice: StaffNotice, timeZone: string): Letter {
  const { subject, lead, note } = words[notice.kind](notice);
  const { recipient, person, at } = notice;
  const whose = isOwner(notice) ? 'Your account' : 'New administrator';
  const page: LetterPage = {
    preview: lead,
    label: 'Account',
    title: nameOf(recipient),
    lead,
    facts: [
      { label: whose, value: `${nameOf(person)}, ${person.email}` },
      { label: 'When', value: formatReceived(at, timeZone) },
      ...placeOf(notice),
    ],
    blocks: [],
    note,
  };
  return { subject, automatic: 'generated', page };
}
