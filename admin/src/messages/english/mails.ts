import type { Delivery } from '@frontdoor/contract';

export const deliveries = {
  columns: {
    lastAnswer: 'Last answer',
    mail: 'Mail',
    messageId: 'Message-ID',
    sent: 'Sent',
    tries: 'Tries',
    written: 'Written',
  },
  heading: 'Deliveries',
  held: {
    cancel: 'Cancel the mail',
    cancelled: 'The mail is cancelled',
    filter: 'Time',
    leaves: 'Leaves',
    leavesAt: 'It leaves %{time}. Until then it can be cancelled; a later move of the applicant cancels it.',
    sendNow: 'Send now',
    waiting: 'Waiting for its time',
  },
  many: 'mails',
  numbers: {
    label: 'Mails by state',
    notLoaded: 'The numbers could not be loaded.',
    pendingOldest: 'pending, oldest %{count} minute |||| pending, oldest %{count} minutes',
  },
  one: 'mail',
  pauses: {
    all: 'Sending of mail is paused: all mails wait.',
    inbox: 'Sending to %{inbox} is paused.',
    nothingLost:
      'Nothing is lost. One mail is tried again %{time} or a little later; the first one that the server takes lets all others go out, and the two that failed first.',
    since: 'Since %{time} the mail server refuses them. It says:',
  },
  resend: {
    addressChanged: 'The address has changed since: the mail goes to the new one, as a mail of its own.',
    afterAll: 'Send it after all…',
    again: 'Send again',
    hadItAlready: '%{recipient} has had this mail already.',
    leftOutOnPurpose: 'This mail to %{recipient} was left out on purpose.',
    onItsWay: 'The mail is on its way',
    question: 'Send this mail?',
    secondTime: 'Send a second time…',
    waiting: 'It is on its way: no need to send it again.',
  },
  resendFailed: {
    button: 'Send all again…',
    confirm: 'Send all',
    done: 'On the way: %{count} mail |||| On the way: %{count} mails',
    more: '; %{count} mail more can be sent again now |||| ; %{count} mails more can be sent again now',
    question: 'Send %{count} mail again? |||| Send %{count} mails again?',
    refused: 'The mail server refused them, so nobody has them. Mend what its answers name first, or they fail again.',
  },
  search: 'recipients',
  /** The states that need attention come first. */
  states: {
    failed: 'not sent',
    unsure: 'unsure',
    pending: 'pending',
    sent: 'sent',
    skipped: 'left out',
    replaced: 'replaced',
  } as const satisfies Record<Delivery['state'], string>,
  unsure: {
    againAt: 'It is sent once more by itself, %{time} or a little later.',
    arrived: 'It arrived',
    confirmed: 'The mail is marked as sent',
    happenedTwice: 'This happened twice.',
    happenedTimes: 'This happened %{copies} times.',
    mayArriveTwice: 'If %{recipient} has it already, it may arrive twice. Both carry the same Message-ID.',
    notSentByItself: 'It is not sent again by itself: find out whether the recipient has it, then decide.',
    question: 'Send this mail again?',
    restored:
      'The database was restored from a backup. This mail may have left after the moment that was restored, so it waits for you.',
    sendAgain: 'Send again…',
    serverSilent: 'The mail server took in the whole mail and never said whether it accepts it. It may have arrived.',
  },
} as const;

/** A mail to many that moves nobody. */
export const write = {
  button: 'Write to…',
  done: '%{count} mail is on its way |||| %{count} mails are on their way',
  form: 'Write to applicants',
  fromTemplate: 'Begin with “We are reading it”',
  hint: 'All of them are written to, or nobody is. Nobody is moved. Each mail is filled with the applicant’s own name.',
  send: 'Send %{count} mail |||| Send %{count} mails',
  to: 'Write to %{count} applicant |||| Write to %{count} applicants',
  who: 'Who is written to',
} as const;

/** The mails to one applicant, and a new one. */
export const applicantMails = {
  asWritten: 'As it was written. The mail as a whole was not kept then.',
  asWrittenWaits: 'As it was written; it has not left yet.',
  begin: 'Begin with',
  blank: 'An empty mail',
  form: 'Write a mail',
  heading: 'Mails',
  kinds: {
    'acknowledge-application': 'Acknowledgement',
    'acknowledge-unreadable': 'Request for another file',
    'stage-mail': 'Mail of HR',
  },
  leaves: 'leaves %{time}',
  none: 'No mail to this applicant yet.',
  notKept: 'The words of mails from before are not kept.',
  notWritten: 'It is written when it leaves.',
  onItsWay: 'The mail is on its way',
  replace: 'Replace it',
  replaceQuestion: 'Replace what you have typed?',
  replaceWith: 'The mail begins anew with “%{title}”.',
  send: 'Send the mail',
  to: 'To %{recipient}',
  what: 'mails',
  write: 'Write a mail…',
} as const;

/** Several applications of one person. */
export const people = {
  answer: 'Answer it',
  chooseOne: 'Choose what is answered.',
  close: 'Close',
  compare: 'Compare and answer together…',
  differs: '(differs)',
  found: '%{count} application found |||| %{count} applications found',
  heading: '%{count} applications of one person',
  link: 'Link',
  linked: '%{reference} is linked',
  move: 'Move it to… |||| Move these %{count} to…',
  nobody: 'Nobody else is found.',
  oneMail: 'One mail to each person, about all of their applications',
  oneOf: '%{name}, %{email}: %{count} applications',
  search: 'Find another application of this person',
  searchHint: 'By name, e-mail or reference.',
  several: 'Some of these people would get more than one mail:',
  sideBySide: 'Side by side',
  what: 'What',
  write: 'Write about it… |||| Write about these %{count}…',
} as const;
