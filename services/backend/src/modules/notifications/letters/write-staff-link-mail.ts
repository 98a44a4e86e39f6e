import type { IssuedLink } from '../../staff/links/issue-staff-link.use-case';
import { formatReceived } from './letter-words';
import type { Letter, LetterPage } from './letter-page';

const texts = {
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
} as const;

/** Short, with no content but the link, so that a wrong reader learns little. */
export function writeStaffLinkMail(
  { kind, name, email, expiresAt }: IssuedLink,
  { href, timeZone }: { href: string; timeZone: string },
): Letter {
  const { subject, label, lead, button, note } = texts[kind];
  const page: LetterPage = {
    preview: lead,
    label,
    title: name,
    lead,
    facts: [
      { label: 'Sign in as', value: `${name}, ${email}` },
      { label: 'Good until', value: formatReceived(expiresAt, timeZone) },
    ],
    blocks: [{ text: 'The link works once.' }],
    button: { text: button, href },
    note,
  };
  return { subject, automatic: 'generated', page };
}
