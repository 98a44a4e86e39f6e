import { sampleMoment, type SystemMail } from './system-mail';

const name = { sample: 'Meera Nair', theirs: true } as const;
const newPassword = 'use “Forgot password?” on the login page to choose a new password';
/** True where there are passwords, and where passkeys are the only way in. */
const startAnew = 'ask on the login page for a link to set up your login anew';
const tellAdmins = 'tell a general administrator';

type LinkMail = Record<'title' | 'when' | 'label' | 'subject' | 'lead' | 'button' | 'note', string>;

const linkMail = ({ lead, button, note, ...words }: LinkMail): SystemMail => ({
  ...words,
  role: 'general',
  body: `# {{name}}

${lead}

{{facts}}

The link works once.

[${button}]({{link}})

---
${note}`,
  placeholders: { name, until: { sample: sampleMoment } },
  needs: ['link'],
  facts: [
    { label: 'Sign in as', value: 'Meera Nair, meera@mail.example' },
    { label: 'Good until', value: sampleMoment },
  ],
  leadsTo: '/login',
});

type Notice = Record<'title' | 'subject' | 'lead' | 'note', string> & { more?: SystemMail['placeholders'] };

const notice = ({ title, subject, lead, note, more = {} }: Notice): SystemMail => ({
  title,
  when: 'To the person whose account it is, at once.',
  role: 'general',
  label: 'Account',
  subject,
  body: `# {{name}}

${lead}

{{facts}}

---
${note}`,
  placeholders: { name, ...more },
  needs: ['facts'],
  facts: [
    { label: 'Your account', value: 'Meera Nair, meera@mail.example' },
    { label: 'When', value: sampleMoment },
    { label: 'Browser', value: 'Firefox on Linux' },
    { label: 'Address', value: '192.0.2.7' },
  ],
});

const actor = { sample: 'Ravi Iyer has', theirs: true } as const;
const toAdmins = 'To every general administrator, at once.';
const person = { sample: 'Kiran Rao', theirs: true } as const;
const advice = {
  sample: 'If you did not expect it, ask Ravi Iyer in another way than by mail.',
  theirs: true,
} as const;

/** To people of the staff about their access. */
export const staffMails = {
  'staff-invitation': linkMail({
    title: 'Staff: invitation',
    when: 'To a new person of the staff, with a link for a password.',
    label: 'Invitation',
    subject: 'Your account',
    lead: 'An account was made for you. Choose a password, and it is yours.',
    button: 'Choose a password',
    note: 'If you do not know what this is about, ignore this mail: nothing happens without the link.',
  }),
  'staff-password-reset-link': linkMail({
    title: 'Staff: a new password',
    when: 'To somebody who has asked for a new password, with a link for it.',
    label: 'Password',
    subject: 'A new password',
    lead: 'Somebody, presumably you, has asked for a new password for your account.',
    button: 'Choose a new password',
    note: 'If it was not you, ignore this mail: your password stays as it is.',
  }),
  'staff-passkey-invitation': linkMail({
    title: 'Staff: invitation, by passkey',
    when: 'To a new person of the staff, with a link for a passkey, where passkeys are the only way to log in.',
    label: 'Invitation',
    subject: 'Your account',
    lead: 'An account was made for you. Make a passkey, and it is yours: you log in by your finger, your face or the PIN of your device. Open the link on the device that you will log in with.',
    button: 'Make a passkey',
    note: 'If you do not know what this is about, ignore this mail: nothing happens without the link.',
  }),
  'staff-passkey-link': linkMail({
    title: 'Staff: a new passkey, by a link',
    when: 'To somebody who has no passkey or has lost it, with a link for a new one, where passkeys are the only way to log in.',
    label: 'Passkey',
    subject: 'A link for a new passkey',
    lead: 'You, or a general administrator for you, have asked for a new passkey. Open the link on the device that you will log in with. Passkeys of before do not log you in any more then.',
    button: 'Make a new passkey',
    note: 'If it was not you, ignore this mail: nothing changes without the link.',
  }),
  'staff-administrator-invited': {
    ...notice({
      title: 'Staff: a general administrator is invited',
      subject: 'A general administrator was invited',
      lead: '{{actor}} invited {{person}} to be a general administrator.',
      note: '{{advice}}',
      more: { actor, person, advice },
    }),
    when: toAdmins,
  },
  'staff-administrator-added': {
    ...notice({
      title: 'Staff: a new general administrator',
      subject: 'A new general administrator',
      lead: '{{actor}} made {{person}} a general administrator.',
      note: '{{advice}}',
      more: { actor, person, advice },
    }),
    when: toAdmins,
  },
  'staff-made-administrator': notice({
    title: 'Staff: you are a general administrator',
    subject: 'You are a general administrator',
    lead: '{{actor}} made you a general administrator.',
    note: 'From now on you log in on the page of general administrators, /login.',
    more: { actor },
  }),
  'staff-password-changed': notice({
    title: 'Staff: password changed',
    subject: 'Your password was changed',
    lead: 'The password of your account was changed, and all other sessions have ended.',
    note: `If it was not you, ${newPassword}, and ${tellAdmins}.`,
  }),
  'staff-password-reset': notice({
    title: 'Staff: password chosen by a link',
    subject: 'Your password was changed',
    lead: 'A new password was chosen for your account by the link of a mail, and all sessions have ended.',
    note: `If it was not you, somebody can read your mail: make your mailbox safe first. Then ${newPassword}, and ${tellAdmins}.`,
  }),
  'staff-password-reset-by-operator': notice({
    title: 'Staff: account set up anew',
    subject: 'Your account was set up anew',
    lead: 'An operator of the server has set up your account anew, with a new password or a link that they give you. Its sessions have ended, and its one-time codes and passkeys are gone.',
    note: `If you did not ask for it, ${tellAdmins}.`,
  }),
  'staff-codes-set-up': notice({
    title: 'Staff: one-time codes set up',
    subject: 'One-time codes were set up',
    lead: 'From now on each login to your account asks for a one-time code. All other sessions have ended.',
    note: `If it was not you, ${tellAdmins}: they can take the codes away again. Then ${startAnew}.`,
  }),
  'staff-codes-removed': notice({
    title: 'Staff: one-time codes gone',
    subject: 'Your one-time codes are gone',
    lead: '{{actor}} taken away the one-time codes of your account. No login asks for them any more.',
    note: `If you did not want that, ${startAnew}, set up one-time codes again, and ${tellAdmins}.`,
    more: { actor },
  }),
  'staff-codes-locked': notice({
    title: 'Staff: wrong one-time codes',
    subject: 'Wrong one-time codes',
    lead: 'Six wrong one-time codes in a row were given for your account, each after the right password or link. For a while no code is looked at; the wait doubles each time.',
    note: `If it was not you, somebody knows your password or reads your mail: ${startAnew}, and ${tellAdmins}.`,
  }),
  'staff-passkey-added': notice({
    title: 'Staff: a new passkey',
    subject: 'A passkey was added',
    lead: 'From now on somebody can log in to your account with a new passkey, without password and code.',
    note: `If it was not you, remove it on your account page. Then ${startAnew}, and ${tellAdmins}.`,
  }),
  'staff-passkey-removed': notice({
    title: 'Staff: passkey gone',
    subject: 'A passkey is gone',
    lead: '{{actor}} removed a passkey of your account. It does not log you in any more.',
    // Nobody who has no way in any more gets a link from the login page.
    note: `If you did not want that, ${tellAdmins}. If you have another way to log in, ${startAnew}; without one, an administrator invites you again.`,
    more: { actor },
  }),
  'staff-passkey-replaced': notice({
    title: 'Staff: passkey made by a link',
    subject: 'A new passkey',
    lead: 'A new passkey was made for your account by the link of a mail. Those of before do not log in any more, and all sessions have ended.',
    note: `If it was not you, somebody can read your mail: make your mailbox safe first. Then ${startAnew}, and ${tellAdmins}.`,
  }),
  'staff-new-device': notice({
    title: 'Staff: login from a new place',
    subject: 'A login from a new place',
    lead: 'Somebody, presumably you, has logged in to your account with a browser or from a network that it was not used with in the last 30 days.',
    note: `If it was not you, somebody else can log in to your account: ${startAnew}, remove on your account page every passkey and linked account that is not yours, and ${tellAdmins}.`,
  }),
  'staff-identity-linked': notice({
    title: 'Staff: login by the identity provider',
    subject: 'A new way to log in to your account',
    lead: 'An account at the identity provider of the company was linked to yours: it logs you in from now on, in place of the password.',
    note: `If it was not you, unlink it on the page Account, ${newPassword}, and ${tellAdmins}.`,
  }),
  'staff-identity-unlinked': notice({
    title: 'Staff: login by the identity provider is gone',
    subject: 'A way to log in to your account is gone',
    lead: '{{actor}} unlinked the account at the identity provider of the company from yours: it does not log you in any more.',
    note: `If you did not expect it, ${tellAdmins}.`,
    more: { actor },
  }),
} as const satisfies Record<string, SystemMail>;
