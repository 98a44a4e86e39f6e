import type { Enquiry, HeldSubmission, Schemas } from '@frontdoor/contract';

type State = Enquiry['state'];
type Verdict = Schemas['JudgeHeldRequest']['verdict'];

export const enquiries = {
  /** `title` is the heading within a text. */
  kinds: {
    consultation: {
      chip: 'Consultations',
      heading: 'Feedback',
      title: 'Feedback',
      one: 'feedback entry',
      many: 'feedback entries',
      reportedOne: 'consultation request',
      reportedMany: 'consultation requests',
    },
    'home-enquiry': {
      chip: 'Enquiries',
      heading: 'Enquiries',
      title: 'Enquiries',
      one: 'enquiry',
      many: 'enquiries',
      reportedOne: 'enquiry',
      reportedMany: 'enquiries',
    },
    'contact-message': {
      chip: 'Messages',
      heading: 'Contact Messages',
      title: 'Contact messages',
      one: 'contact message',
      many: 'contact messages',
      reportedOne: 'contact message',
      reportedMany: 'contact messages',
    },
  } as const satisfies Record<Exclude<HeldSubmission['kind'], 'application'>, object>,
  byTheForm: '%{name}, by the form',
  conversation: 'Conversation',
  done: 'Done',
  filters: {
    overdue: 'Overdue',
    state: { open: 'Open', waiting: 'Waiting for them', closed: 'Answered' } as const satisfies Record<State, string>,
  },
  many: {
    button: 'Answer…',
    done: 'The mail is on its way |||| %{count} mails are on their way',
    form: 'Answer these enquiries',
    hint: '{{name}}, {{reference}}, {{writer}} and {{company}} are filled in for each. Ctrl and Enter sends it.',
    oneMail: 'One mail to each person, about all of their enquiries',
    oneOf: '%{name}, %{email}: %{count} enquiry |||| %{name}, %{email}: %{count} enquiries',
    send: 'Send the mail |||| Send %{count} mails',
    sendAndClose: 'Send it and close |||| Send %{count} mails and close',
    title: 'Answer %{count} enquiry |||| Answer %{count} enquiries',
    which: 'Which enquiries',
  },
  noteBy: '%{name}, note · only staff see this',
  noteHint: 'Only colleagues see this.',
  reply: {
    answersTo: 'Answers to',
    by: '%{name}, by mail',
    form: 'Reply by mail',
    hint: 'It goes out as it stands. Ctrl and Enter sends it.',
    mail: 'The mail',
    onItsWay: 'The reply is on its way',
    preview: 'The reply as it goes out',
    send: 'Send',
    sendAndClose: 'Send and close',
    show: 'Show it as it goes out',
    subject: 'Re: your enquiry (%{reference})',
    to: 'To',
    what: 'replies',
  },
  search: 'names, companies, notes, mails',
  states: {
    open: 'open',
    waiting: 'waiting for them',
    closed: 'answered',
  } as const satisfies Record<State, string>,
  viewers: {
    andMore: '%{names} and %{count} more are looking at it, too |||| %{names} and %{count} more are looking at it, too',
    label: 'Who looks at it just now',
    one: '%{name} is looking at it, too',
    several: '%{names} and %{last} are looking at it, too',
  },
  stranger:
    'It came from %{email}, not from the address of this enquiry. Anybody can write any address: answers still go to the enquiry’s.',
  /** In the order in which they stand above the list. */
  tabs: {
    open: 'Open',
    mine: 'Mine',
    nobody: 'Nobody’s',
    waiting: 'Waiting for them',
    closed: 'Answered',
    all: 'All',
  } as const satisfies Record<Schemas['EnquiryTabCountView']['tab'], string>,
  take: 'Take it',
  turn: 'Whose turn it is',
  turnTo: { open: 'Open again', waiting: 'Wait for them', closed: 'Done' } as const satisfies Record<State, string>,
} as const;

export const held = {
  discard: 'Discard as spam',
  discarded: 'Discarded',
  discardedFact: 'discarded',
  /** After a verdict on one submission. */
  doneOne: {
    release: 'Released: it is treated as if it had never been held',
    discard: 'Discarded as spam',
    hold: 'Held again',
  } as const satisfies Record<Verdict, string>,
  doneMany: {
    release: '%{count} submissions released: they are treated as if they had never been held',
    discard: '%{count} submissions discarded as spam',
    hold: '%{count} submissions held again',
  } as const satisfies Record<Verdict, string>,
  empty: 'Nothing is held. Suspected spam waits here until a person releases or discards it.',
  heading: 'Held',
  heldFor: 'Held for',
  hold: 'Hold again',
  many: 'held submissions',
  more: 'More',
  one: 'held submission',
  readWhole: 'Read the whole of it',
  release: {
    afterQuestion: 'Release…',
    confirm: 'Release',
    effect: 'It is treated as if it had never been held. These mails go out:',
    effectOnMany:
      'It is treated as if it had never been held. The mails about it go out. |||| All %{count} are treated as if they had never been held. The mails about them go out.',
    mails: {
      acknowledgement: 'to %{to}, the sender, as an acknowledgement',
      notice: 'to %{to}, as news of it',
    },
    question: 'Release this submission?',
    questionOfMany: 'Release %{count} submission? |||| Release %{count} submissions?',
    whoGetsWhich: 'Who gets which mail',
  },
  search: 'names, e-mails, references',
  signs: {
    honeypot: 'a field that people do not see was filled',
    'token-unknown': 'the form’s start time could not be checked',
    'token-expired': 'the form was open for more than a day',
    'too-fast': 'sent within two seconds',
    'token-forged': 'the form’s start time was forged',
  } as const satisfies Record<HeldSubmission['heldFor'][number], string>,
  spamCheckIncomplete: 'not complete: %{sign}',
  takeOut: 'Take %{count} submission out of the selection |||| Take %{count} submissions out of the selection',
} as const;
