import type { Schemas } from '@frontdoor/contract';

type Verdict = Schemas['JudgeHeldRequest']['verdict'];

/** Buttons of several pages. */
export const buttons = {
  add: 'Add',
  cancel: 'Cancel',
  close: 'Close',
  confirm: 'Confirm',
  delete: 'Delete',
  deleteAfterQuestion: 'Delete…',
  done: 'Done',
  edit: 'Edit',
  remove: 'Remove',
  save: 'Save',
  send: 'Send',
  tryAgain: 'Try again',
  undo: 'Undo',
} as const;

/** Labels of fields, filters, columns and facts that several pages have. */
export const fields = {
  about: 'About',
  cameFrom: 'Came from',
  changed: 'Changed',
  email: 'E-mail',
  experience: 'Experience',
  from: 'From',
  jobPost: 'Job post',
  kind: 'Kind',
  name: 'Name',
  note: 'Note',
  oneTimeOrRecoveryCode: 'One-time or recovery code',
  password: 'Your password',
  position: 'Position',
  reason: 'Reason',
  received: 'Received',
  referredBy: 'Referred by',
  resume: 'Resume',
  role: 'Role',
  since: 'Since',
  source: 'Source',
  spamCheck: 'Spam check',
  stage: 'Stage',
  state: 'State',
  subject: 'Subject',
  text: 'Text',
  title: 'Title',
  to: 'To',
  until: 'Until',
} as const;

export const form = {
  draft: {
    restored: 'Draft restored.',
    typedAt: 'Typed %{time}, not saved yet.',
    discard: 'Discard',
    theDraft: 'the draft',
  },
  calendar: 'Choose in a calendar',
  /** A send that is refused, because the one before it has arrived though its answer was lost. */
  firstTry: {
    conversation: 'Your first try has arrived: see the conversation above. Send again if this is a further mail.',
    note: 'Your first try has arrived: see the notes. Add it again if this is a further note.',
    mails: 'Your first try has arrived, and its mails are on their way. Send again if this is a further mail.',
  },
  /** Why a button can do nothing yet. */
  reasons: {
    dayFirst: 'Choose a day first.',
    emailFirst: 'Enter an e-mail address first.',
    fillFirst: 'Complete the form first.',
    tickFirst: 'Tick that you have kept them first.',
    unchanged: 'Nothing is changed.',
    writeFirst: 'Write something first.',
  },
  unsaved: 'There are changes that are not saved.',
  wrongDay: 'Write a day like 22 Nov 2026.',
  wrongTime: 'Write a day and a time like 22 Nov 2026, 15:40.',
  reload: 'Reload',
  reloadKeepsTyped: 'Reload shows what is saved now and keeps what you have typed.',
  savedMeanwhile: 'Saved meanwhile:',
  stale: {
    change: '%{who}, %{when}: %{what}.',
    heading: 'Somebody else has changed this meanwhile.',
    keep: 'Keep yours',
    loaded:
      'What was saved is in the form now. Where you had typed something else, choose one of the two, then save again.',
    of: 'for %{label}',
    take: 'Take it',
  },
  working: 'Working…',
} as const;

/** The line that takes back what was done last. */
export const undo = {
  assignedMany:
    '%{count} application is assigned to %{colleague}. |||| %{count} applications are assigned to %{colleague}.',
  assignedOne: '%{name} is assigned to %{colleague}.',
  enquiry: {
    assignedMany: '%{count} enquiry is assigned to %{colleague}. |||| %{count} enquiries are assigned to %{colleague}.',
    closed: '%{name} is done.',
    open: '%{name} is open again.',
    replied: 'You replied to %{name}.',
    repliedAndClosed: 'You replied to %{name}, and it is done.',
    repliedToMany: 'You replied to %{count} enquiry. |||| You replied to %{count} enquiries.',
    repliedToManyAndClosed:
      'You replied to %{count} enquiry, and it is done. |||| You replied to %{count} enquiries, and they are done.',
    unassignedMany: '%{count} enquiry is assigned to nobody. |||| %{count} enquiries are assigned to nobody.',
    waiting: '%{name} has to answer now.',
  },
  interview: {
    arranged: 'The interview with %{name} is arranged.',
    cancelled: 'The interview with %{name} is cancelled.',
    moved: 'The interview with %{name} is changed.',
    proposed: 'Two times are proposed to %{name}.',
  },
  judgedMany: {
    release: '%{count} submission released. |||| %{count} submissions released.',
    discard: '%{count} submission discarded as spam. |||| %{count} submissions discarded as spam.',
    hold: '%{count} submission held again. |||| %{count} submissions held again.',
  } as const satisfies Record<Verdict, string>,
  judgedOne: {
    release: '%{name} released.',
    discard: '%{name} discarded as spam.',
    hold: '%{name} held again.',
  } as const satisfies Record<Verdict, string>,
  mailsLeaveAt: 'The mail leaves %{time}. |||| %{count} mails leave %{time}.',
  mailsLeaveIn: 'The mail leaves in %{seconds} s. |||| %{count} mails leave in %{seconds} s.',
  movedMany: '%{count} application moved to %{stage}. |||| %{count} applications moved to %{stage}.',
  movedOne: '%{name} moved to %{stage}.',
  isBack: '%{name} is back.',
  putOff: '%{name} put off until %{day}.',
  rejectedMany: '%{count} application rejected. |||| %{count} applications rejected.',
  rejectedOne: '%{name} rejected.',
  takenBackMany: 'Taken back: %{count} record is as before. |||| Taken back: %{count} records are as before.',
  takenBackOne: 'Taken back: %{name} is as before.',
  wroteMany: '%{count} applicant is written to. |||| %{count} applicants are written to.',
  wroteOne: '%{name} is written to.',
  unassignedMany: '%{count} application is assigned to nobody. |||| %{count} applications are assigned to nobody.',
  unassignedOne: '%{name} is assigned to nobody.',
  unlinked: '%{name} and another application are unlinked.',
} as const;

/** What the browser says of a request without words of the API. */
export const data = {
  doesNotExist: 'This does not exist.',
  serverCannotAnswer: 'The server cannot answer at the moment. Please try again.',
  serverNotReached: 'The server could not be reached. Please try again.',
  somethingWentWrong: 'Something went wrong. Please try again.',
} as const;
