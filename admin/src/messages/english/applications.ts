import type { Application, Schemas } from '@frontdoor/contract';

export const applications = {
  heading: { general: 'Applications', hr: 'Application Dashboard' },
  one: 'application',
  many: 'applications',
  search: { general: 'names, e-mails, references', hr: 'names, mails, notes and resumes' },
  applicant: 'Applicant',
  auditLog: 'All about it in the audit log',
  firstOpened: 'First opened',
  hrMail: 'HR mail',
  alsoAppliedTimes: 'also applied %{times}×',
  mailNotSent: 'not sent',
  unseen: 'Unseen',
  unseenWhy: 'Nobody of HR has opened it yet',
  received: 'received',
  /** In the order of the hiring. */
  stages: {
    new: 'New',
    screening: 'Screening',
    interview: 'Interview',
    offer: 'Offer',
    hired: 'Hired',
    rejected: 'Rejected',
    withdrawn: 'Withdrawn',
  } as const satisfies Record<Application['stage'], string>,
  /** When the applicant has to hear from a person. */
  answer: {
    due: 'due %{day}',
    isPaused: 'The clock is paused',
    isResumed: 'The clock runs again',
    label: 'Answer due',
    late: '%{count} working day late |||| %{count} working days late',
    lateSince: 'late since %{day}',
    none: 'none due',
    pause: 'Pause',
    paused: 'paused',
    pauseForm: 'Pause the clock',
    pauseHint: 'For HR only. A mail to the applicant starts the clock anew.',
    pauseMore: 'Pause…',
    reasonMissing: 'Enter why.',
    resume: 'Start again',
    waiting: 'Waiting for the applicant',
  },
  edit: {
    failed: 'Failed to update. Please try again.',
    form: 'Edit the application',
    givenAs: 'Given as “%{experience}”.',
    updated: 'Application updated',
    wrongYears: 'Enter years from 0 to 80, with one decimal at most, such as 4.5.',
    years: 'Years of experience',
  },
  /** By the years as they were typed, such as 4.5. */
  years: {
    atLeast: 'Years, at least',
    atMost: 'at most',
    label: 'Years',
    one: '%{years} year',
    many: '%{years} years',
  },
  filters: {
    answer: {
      overdue: 'Overdue',
      unanswered: 'Overdue, nobody has answered',
      today: 'Due today',
      open: 'Any date',
      paused: 'Paused',
    },
    anotherPost: 'Another post',
    clear: 'Clear',
    duplicate: { true: 'Yes', false: 'No' },
    file: { flagged: 'Flagged', unreadable: 'Unreadable' },
    fileAny: 'Flagged or unreadable',
    fileLabel: 'File',
    referred: { true: 'A colleague', false: 'Nobody' },
    sourced: { true: 'Told', false: 'Not told' },
    sourcedLabel: 'Source told',
    hasResume: { true: 'With', false: 'Without' },
    standing: { held: 'Held', discarded: 'Discarded' } as const satisfies Record<
      Exclude<Application['standing'], 'clear'>,
      string
    >,
  },
  duplicates: {
    heading: 'Also applied',
    linkedByHand: 'linked by hand',
    none: 'No other application of this person is known.',
    others: 'other applications',
    same: 'same %{reasons}',
    unlink: 'Unlink',
    unlinked: '%{reference} is unlinked',
  },
  consent: {
    ageConfirmed: 'Of age, or with the consent of a parent or guardian.',
    ageNotConfirmed: 'The age was not confirmed.',
    given: 'Agreed to the policy of %{version} on %{time}.',
    heading: 'Consent',
    none: 'There is no record of a consent.',
  },
  history: {
    all: 'Show %{count} more |||| Show %{count} more',
    heading: 'History',
    loadedAhead: 'The resume was loaded ahead',
    looked: 'Looked at the resume',
    mail: 'Mail',
    mailSent: 'mail sent along',
    noted: 'Note',
    opened: 'Opened the resume as a file',
    system: 'the system',
    takenBack: 'taken back %{time}',
    what: 'history',
  },
  message: 'Message',
  personal: {
    all: 'Export or erase everything under %{email}',
    heading: 'Personal data',
  },
  whereFrom: 'Where it came from',
} as const;

/** Assigning applications to colleagues. */
export const assign = {
  assign: 'Assign',
  button: 'Assign…',
  done: '%{count} application is assigned |||| %{count} applications are assigned',
  filter: { me: 'Mine', nobody: 'Nobody’s', left: 'Of those who have left' },
  label: 'Assigned to',
  left: '%{name} (has left)',
  many: 'Assign %{count} application |||| Assign %{count} applications',
  me: '%{name} (you)',
  mine: 'Mine',
  nobody: 'Nobody',
  one: 'Assign %{name}',
  somebody: 'Another person',
  to: 'To',
} as const;

/** One deed for all applications of a list, on all its pages. */
export const matching = {
  all: 'The one that matches… |||| All %{count} that match…',
  deeds: { move: 'Move to a stage', write: 'Write a mail', assign: 'Assign' },
  done: 'Done for %{count} application |||| Done for %{count} applications',
  heading: '%{count} application that matches |||| All %{count} applications that match',
  hint: 'On all pages of the list. It is done for all of them, or for none; if by now another number matches, nothing is done. The mails shown are those of this page.',
  tooMany: 'More than %{most} match: narrow the list',
  waiting:
    '%{count} application is worked on. It goes on when you close this. |||| %{count} applications are worked on. It goes on when you close this.',
  what: 'What to do',
} as const;

/** Where a search has found an application. */
export const hits = {
  foundIn: 'Found in',
  isFirst: 'This is the first hit.',
  isLast: 'This is the last hit.',
  next: 'Next hit',
  position: '%{position} of %{count} hit |||| %{position} of %{count} hits',
  previous: 'Previous hit',
  places: {
    name: 'Name',
    email: 'E-mail',
    reference: 'Reference',
    apply: 'Position',
    resume: 'Resume',
    note: 'Note',
  } as const satisfies Record<Schemas['HitView']['where'], string>,
} as const;

export const move = {
  allOrNone: 'All of them are moved, or none is. Each mail is filled with the applicant’s own name.',
  applications: 'Move %{count} application |||| Move %{count} applications',
  button: 'Move to…',
  cancelledMails:
    'A mail that waited for its time is cancelled. |||| %{count} mails that waited for their time are cancelled.',
  choose: 'Choose…',
  done: 'Moved to %{stage}',
  doneMany: '%{count} application moved to %{stage} |||| %{count} applications moved to %{stage}',
  doneWithMail: 'Moved to %{stage}; the mail is on its way',
  form: 'Move to another stage',
  gone: 'gone',
  lookNow: 'Look where they are now',
  mail: {
    asItStands: 'It goes out as it stands here.',
    at: 'Leaves (optional)',
    atHint:
      'A time of %{zone}, at most 60 days ahead. Empty: as soon as it cannot be taken back. A later move cancels it.',
    filledIn: 'What stands in {{…}} is filled in for each.',
    mailsAsSent: 'The mails as they go out',
    send: 'Send a mail to the applicant',
    text: 'Text of the mail',
    to: 'To %{name}, %{email}',
    writing: 'Writing the mail…',
  },
  missing: {
    body: 'Enter a text.',
    reason: 'Choose a reason.',
    stage: 'Choose a stage.',
    subject: 'Enter a subject.',
  },
  move: 'Move',
  moveAndSend: 'Move and send the mail',
  moveAndSendMany: 'Move and send %{count} mail |||| Move and send %{count} mails',
  now: 'now %{stage}',
  who: 'Who is moved',
  why: 'Why (optional)',
  whyHint: 'For HR only; it stands in the history.',
} as const;

export const notes = {
  add: 'Add the note',
  deleteQuestion: 'Delete this note?',
  edited: 'edited',
  editForm: 'Edit the note',
  heading: 'Notes',
  none: 'No notes yet.',
  theNoteOf: 'the note of %{time}',
  what: 'notes',
  writeForm: 'Write a note',
} as const;
