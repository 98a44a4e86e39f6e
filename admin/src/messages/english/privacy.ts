import type { Erasure, Schemas } from '@frontdoor/contract';

type EnquiryCount = Exclude<keyof Schemas['EnquiryDayView'], 'day' | 'filter'>;
type EnquiryKind = Exclude<Schemas['HeldView']['kind'], 'application'>;

export const person = {
  /** Counted records. */
  counts: {
    applications: '%{count} application |||| %{count} applications',
    resumes: '%{count} resume |||| %{count} resumes',
    formerResumes: '%{count} former resume |||| %{count} former resumes',
    resumeAsks: '%{count} time of asking for another file |||| %{count} times of asking for another file',
    consents: '%{count} record of consent |||| %{count} records of consent',
    enquiryNotes: '%{count} note about an enquiry |||| %{count} notes about enquiries',
    enquiryReplies: '%{count} reply to an enquiry |||| %{count} replies to enquiries',
    receivedMails: '%{count} received mail |||| %{count} received mails',
    notes: '%{count} note |||| %{count} notes',
    stageMoves: '%{count} move in the history |||| %{count} moves in the history',
    stageMails: '%{count} mail that HR has asked for |||| %{count} mails that HR has asked for',
    interviews: '%{count} interview |||| %{count} interviews',
    deliveries: '%{count} record of a mail |||| %{count} records of mails',
    duplicates: '%{count} link to another application |||| %{count} links to other applications',
    keptAnswers: '%{count} kept answer |||| %{count} kept answers',
  } as const satisfies Record<Exclude<keyof Erasure['counts'], EnquiryCount>, string>,
  email: 'E-mail of the person',
  erase: {
    afterQuestion: 'Erase…',
    confirm: 'Erase for good',
    certificate: 'Certificate of this erasure',
    done: 'Everything under %{email} is erased',
    erasedAt: 'Erased %{time}:',
    everythingUnder: 'Everything under',
    form: 'Erase a person',
    goesForGood: 'goes, with its files. Nobody can bring it back, and a restored backup erases it again.',
    heading: 'Erase',
    look: 'Show what would be erased',
    mailbox:
      'Mails of this person in the mailbox %{mailbox} are not erased by this: they are deleted there by hand. %{count} mail from there had joined an enquiry or an application. |||| Mails of this person in the mailbox %{mailbox} are not erased by this: they are deleted there by hand. %{count} mails from there had joined an enquiry or an application.',
    mailboxAlone:
      'Mails of this person in the mailbox %{mailbox} are not erased by this: they are deleted there by hand. None from there had joined an enquiry or an application.',
    nothingHeld: 'Nothing is held under %{email}.',
    question: 'Erase all of this?',
    why: 'Why',
    wouldGo: 'This would be erased:',
  },
  export: {
    bothTogether: 'Both together are for handing over to the person.',
    collecting: 'Collecting…',
    download: 'Download the archive',
    heading: 'Export',
    ofGeneral:
      'One archive with the enquiries as files. HR has one of the applications with resumes, notes and history.',
    ofHr: 'One archive with the applications as files, resumes included. General administrators have one of the enquiries.',
  },
  heading: 'Personal data',
  intro:
    'Everything that is held under one e-mail address, of applications as well as of enquiries. Export and erasure are recorded in the audit log.',
  reasons: {
    'asked-for': 'The person asks for it',
    'consent-withdrawn': 'Consent was withdrawn',
    'under-age': 'The person is too young',
    'not-needed': 'It is not needed any more',
  } as const satisfies Record<Schemas['EraseRequest']['reason'], string>,
} as const;

export const erasures = {
  actor: 'Erased by',
  address: {
    label: 'E-mail address',
    note: 'The address is erased, too, and is written in by hand where it is needed.',
  },
  certificate: 'Certificate of erasure',
  counts: 'What was erased',
  empty: 'Nobody was erased yet.',
  erasedAt: 'Erased',
  heading: 'Erasures',
  mailbox: 'Not erased',
  many: 'erasures',
  nothing: 'Nothing was held under the address.',
  number: 'Number',
  one: 'erasure',
  print: 'Print',
  reason: 'Reason',
  said: '%{company} has erased the records below for good, with their files. All that was received here from the address until the time below is gone. A backup that is older still holds it until it expires; where it is restored, the same is erased again by itself.',
  signature: 'Signature',
  somebody: 'by a person with access to the server',
} as const;

export const retention = {
  daysToKeep: 'Days to keep',
  forecast: {
    firstGoes: 'The first of them',
    forGood: 'Kept for good',
    goesNext: 'Goes at the next round',
    heading: 'What goes when',
    inDays: 'Gone in 30 days',
    moreThan: 'more than %{most}',
    nextRound: 'The next round begins %{time}, or within the hour after it.',
    nextRoundDue: 'The next round is due: a worker begins it within the hour.',
    nextRoundFirst: 'The first round begins within the hour.',
    none: 'none in 30 days',
    preview: 'forecast',
    roundAfter: 'at the round after %{day}',
    soonIncludes: 'Those of the next round are among those of 30 days. Nothing is removed by looking.',
    withNextRound: 'at the next round',
  },
  heading: 'Retention',
  intro: 'How long each kind of record is kept. What is older goes by itself, with its files.',
  kinds: {
    application: 'Applications, from their last move',
    'hired-application': 'Applications of people who were hired',
    held: 'Suspected spam (an application only once discarded)',
    referral: 'Withdrawn referral links',
    delivery: 'Records of mails',
    event: 'Events that are done with, no sooner than records of mails',
    'audit-entry': 'Audit log',
  } as const satisfies Record<Exclude<Schemas['RetentionForecastView']['kind'], EnquiryKind>, string>,
  lastRound: {
    begun: 'Begun %{time}, and still at work.',
    ended: 'Ended %{time}.',
    heading: 'Last round',
    none: 'Nothing has been carried out yet.',
    nothingOld: 'Nothing was old enough to go.',
    removed: '%{kind}: %{count} removed',
  },
  least: 'At least %{days}. Left empty, kept for good.',
  notLoaded: 'The retention could not be loaded.',
  saved: 'The retention is saved',
  wholeDays: 'Enter whole days from %{least} to 36500, or nothing to keep it for good.',
} as const;
