import type { AuditEntry } from '@frontdoor/contract';
import type { TextsOf } from '../texts-of.ts';

const verdicts = (what: string) =>
  ({
    released: `Released a held ${what}`,
    discarded: `Discarded a held ${what}`,
    'held-again': `Put a ${what} back among the held ones`,
    'judgement-undone': `Took back a verdict on a ${what}`,
  }) as const;
const exports = (what: string) =>
  ({ exported: `Began to export ${what}`, 'export-ended': `The export of ${what} ended` }) as const;

/** What happened, as a sentence without its subject: who did it stands beside. */
const actions = {
  session: {
    started: 'Signed in',
    refused: 'Sign-in refused',
    throttled: 'Sign-in refused: too many tries',
    forged: 'Sign-in refused: forged',
    confirmed: 'Confirmed with the password',
    'confirmation-refused': 'Confirmation refused',
    ended: 'Signed out',
  },
  access: { refused: 'Access refused' },
  resume: {
    read: 'Opened a resume',
    'read-refused': 'A resume was not opened',
    infected: 'A virus was found in a resume',
    damaged: 'A resume was found damaged',
    missing: 'A resume was found missing',
    restored: 'A resume was found again',
    'asked-again': 'Asked the applicant for another file',
    replaced: 'The applicant sent another file',
  },
  application: {
    edited: 'Edited an application',
    moved: 'Moved an application',
    'move-undone': 'Took back a move',
    'put-off': 'Put an application off until a day',
    'put-off-undone': 'Took back that an application was put off',
    linked: 'Linked two applications',
    unlinked: 'Unlinked two applications',
    'unlink-undone': 'Took back an unlinking',
    'answer-paused': 'Paused the clock of an answer',
    'answer-resumed': 'Started the clock of an answer again',
    ...verdicts('application'),
  },
  note: { written: 'Wrote a note', changed: 'Changed a note', deleted: 'Deleted a note' },
  'stage-mail': { requested: 'Wrote a mail to an applicant', undone: 'Took back a mail to an applicant' },
  'job-post': { created: 'Created a job post', updated: 'Changed a job post', deleted: 'Deleted a job post' },
  referral: {
    created: 'Created a referral link',
    withdrawn: 'Withdrew a referral link',
    deleted: 'Deleted a referral link',
  },
  'form-settings': { updated: 'Changed the form settings' },
  calendar: { updated: 'Changed the working days' },
  'mail-template': { changed: 'Changed a mail template' },
  'rejection-reason': {
    added: 'Added a rejection reason',
    changed: 'Changed a rejection reason',
    retired: 'Retired a rejection reason',
    deleted: 'Deleted a rejection reason',
  },
  delivery: {
    resent: 'Sent a mail again',
    confirmed: 'Marked a mail as arrived',
    cancelled: 'Cancelled a mail before its time',
    hurried: 'Sent a mail before its time',
  },
  person: {
    erased: 'Erased a person',
    'erased-again': 'Erased a person again, after a restore',
    'erasure-tried': 'Tried to erase a person',
    ...exports('a person’s data'),
  },
  retention: { changed: 'Changed how long data is kept', 'carried-out': 'Deleted what is kept no longer' },
  staff: {
    created: 'Created an account by command',
    reset: 'Reset an account by command',
    invited: 'Invited a colleague',
    'invitation-accepted': 'Accepted an invitation',
    updated: 'Changed an account',
    'sessions-ended': 'Ended the sessions of an account',
    'password-changed': 'Changed the password',
    'password-reset': 'Set a new password by a link',
    'password-reset-asked': 'Asked for a link to a new password',
    'totp-confirmed': 'Turned on one-time codes',
    'totp-removed': 'Turned off one-time codes',
  },
  consultation: verdicts('feedback message'),
  'home-enquiry': verdicts('home enquiry'),
  'contact-message': verdicts('contact message'),
  applications: exports('applications'),
  feedback: exports('feedback'),
  enquiries: exports('home enquiries'),
  contacts: exports('contact messages'),
} as const satisfies TextsOf<AuditEntry['action']>;

const subjects = {
  application: 'Application',
  consultation: 'Feedback message',
  'home-enquiry': 'Home enquiry',
  'contact-message': 'Contact message',
  'job-post': 'Job post',
  referral: 'Referral link',
  'form-settings': 'Form settings',
  calendar: 'Working days',
  'mail-template': 'Mail template',
  'rejection-reason': 'Rejection reason',
  delivery: 'Mail',
  session: 'Session',
  staff: 'Account',
  person: 'Person',
  retention: 'Retention',
} as const satisfies Record<NonNullable<AuditEntry['subjectType']>, string>;

export const audit = {
  action: 'Action',
  actions,
  after: 'After',
  before: 'Before',
  details: 'Details',
  heading: 'Audit log',
  /** What of a resume somebody has opened, where it was not the file. */
  looks: {
    page: 'Looked at page %{page} of a resume',
    pageAhead: 'Loaded page %{page} of a resume ahead of being looked at',
    text: 'Read the text of a resume',
    textAhead: 'Loaded the text of a resume ahead of being read',
  },
  itsId: 'Its id',
  many: 'entries',
  nothingMore: 'The entry holds nothing more.',
  nobody: 'Nobody signed in',
  one: 'entry',
  request: 'Request',
  subjects,
  what: 'What',
  when: 'When',
  who: 'Who',
} as const;
