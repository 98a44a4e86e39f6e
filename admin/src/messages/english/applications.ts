import type { Application, ResumeAsk, Schemas } from '@frontdoor/contract';

export const applications = {
  heading: { general: 'Applications', hr: 'Application Dashboard' },
  one: 'application',
  many: 'applications',
  search: { general: 'names, e-mails, references', hr: 'names, mails, notes and resumes' },
  applicant: 'Applicant',
  auditLog: 'All about it in the audit log',
  hrMail: 'HR mail',
  alsoAppliedTimes: 'also applied %{times}×',
  mailNotSent: 'not sent',
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
  edit: {
    failed: 'Failed to update. Please try again.',
    form: 'Edit the application',
    givenAs: 'Given as “%{experience}”.',
    updated: 'Application updated',
    wrongYears: 'Enter years from 0 to 80, with one decimal at most, such as 4.5.',
    years: 'Years of experience',
  },
  /** By the years as they were typed, such as 4.5. */
  years: { one: '%{years} year', many: '%{years} years' },
  filters: {
    anotherPost: 'Another post',
    clear: 'Clear',
    more: 'More filters',
    duplicate: { true: 'Yes', false: 'No' },
    hasResume: { true: 'With', false: 'Without' },
    standing: { held: 'Held', discarded: 'Discarded' } as const satisfies Record<
      Exclude<Application['standing'], 'clear'>,
      string
    >,
  },
  duplicates: {
    another: 'There is no other application with this reference.',
    enterReference: 'Enter a reference like FD-7K2M-Q4XV.',
    heading: 'Also applied',
    link: 'Link',
    linkForm: 'Link another application',
    linkedByHand: 'linked by hand',
    none: 'No other application of this person is known.',
    others: 'other applications',
    reference: 'Reference of another one',
    same: 'same %{reasons}',
    unlink: 'Unlink',
    unlinked: '%{reference} is unlinked',
  },
  history: {
    heading: 'History',
    mailSent: 'mail sent along',
    takenBack: 'taken back %{time}',
    what: 'history',
  },
} as const;

/** Where a search has found an application. */
export const hits = {
  foundIn: 'Found in',
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

export const resume = {
  beingLookedInto: 'The resume is still being looked into.',
  canBeOpenedOnceScanned: 'It can be opened as soon as the scanner has seen it.',
  deletedAsMalware: 'The scanner found malware: the file was deleted.',
  explanations: {
    received: 'Received and safe. It can be opened as soon as it is filed.',
    rejected: 'Refused by the file check, so it cannot be opened.',
  },
  faults: {
    missing: 'The storage does not have this file any more. The operator has been told; try again once it is restored.',
    damaged:
      'What the storage has is not the file that came in. The operator has been told; try again once it is restored.',
  } as const satisfies Record<NonNullable<Application['storageFault']>, string>,
  faultsInShort: { missing: 'missing', damaged: 'damaged' } as const satisfies Record<
    NonNullable<Application['storageFault']>,
    string
  >,
  file: 'File',
  flagged: 'flagged',
  hide: 'Hide the preview',
  infected: 'infected',
  lookAgain: 'Look again',
  nextPage: 'Next page',
  noHit: 'Its text has no word of the search.',
  none: 'No resume uploaded',
  nothingToShow: 'There is nothing to show of this file.',
  onlyHr: 'Only HR can open resumes.',
  page: 'Page %{page} of the resume',
  pageNotShown: 'The page could not be shown. Hide the preview and look again in a moment.',
  pageOf: 'Safe preview, page %{page} of %{pages}',
  preview: 'Safe preview',
  previewed: 'preview',
  previousPage: 'Previous page',
  resume: 'Resume',
  resumeOf: 'resume of %{name} (opens in a new tab)',
  restBeingLookedInto: 'The rest of it is still being looked into.',
  scans: {
    pending: 'scan pending',
    'not-scanned': 'not scanned',
    clean: 'scanned, clean',
    infected: 'infected',
  } as const satisfies Record<NonNullable<Application['scanState']>, string>,
  states: { received: 'being filed', rejected: 'refused' },
  text: 'Text of the resume',
  tryToOpen: 'Try to open the resume',
  asks: {
    answeredAt: 'answered %{time}',
    asked: 'Another file is asked for',
    came: 'Another file came',
    formerCannotBeOpened: 'nobody can open the former one: %{reason}',
    formerDeleted: 'Former file: %{file}, deleted',
    formerFile: 'Former file, %{file}',
    heading: 'Another file',
    linkTakesFile: 'The link in it takes a file until %{time}, for as long as the position is open.',
    oneCannotBeOpened: 'nobody can open the one: %{reason}',
    what: 'asks for another file',
    reasons: {
      locked: 'it needs a password',
      damaged: 'it is damaged inside',
      infected: 'the scanner deleted it',
      lost: 'it was damaged on its way to storage',
    } as const satisfies Record<ResumeAsk['reason'], string>,
    /** Whether the applicant has been told by mail. */
    mails: {
      waiting: 'The mail to the applicant is on its way',
      pending: 'The mail to the applicant is on its way',
      sent: 'The applicant was told by mail',
      unsure: 'Whether the mail to the applicant has arrived is not known',
      failed: 'The mail to the applicant was refused',
      skipped: 'The applicant was not told by mail',
      replaced: 'The mail to the applicant went to a newer address',
    } as const satisfies Record<ResumeAsk['mailState'], string>,
  },
} as const;
