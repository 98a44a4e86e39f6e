import { answers } from '@frontdoor/contract';

/** The texts of all forms besides their fields. The rules in forms/ and apply/ have the words for a wrong field. */
export const formWords = {
  kept: 'What you type is kept in this tab until you send it.',
  /** The question before a filled form is emptied. */
  clearing: {
    button: 'Clear draft',
    title: 'Clear the draft?',
    text: 'What you entered in this form is removed from this browser. It cannot be brought back.',
    keep: 'Keep it',
    clear: 'Clear it',
    done: 'The form is empty, and nothing of it is kept.',
  },
  cancel: 'Cancel',
  referenceToCome: 'You get a reference number once it has arrived.',
  reference: 'Your reference number',
  whatYouSent: 'What you sent',
  what: 'What',
  mailTo: 'Mail goes to',
  /** Where a page must not repeat it. */
  addressOfForm: 'The address in your form',
  wrongAddress: 'Wrong address?',
  /** After the number, the subject of the mail behind it. */
  wrongSubject: ': another e-mail address',
  sentAt: 'Sent',
  answerBy: 'Answer by',
  within: 'Answer within',
  next: 'What happens next',
  close: 'Close',
  print: 'Print',
} as const;

/** What happens after an application, in its receipt. */
export const applicationNext = [
  'Note the reference number. Every answer from us carries it.',
  `HR reads your application within ${answers.application.time}.`,
  'You hear from us by e-mail either way.',
] as const;

/** Around the link to the privacy policy. */
export const privacyLine = {
  before: 'We use it to answer you, as the',
  link: 'privacy policy',
  after: 'says.',
} as const;

export const sendingWords = {
  waiting: {
    retry: 'The connection was lost. Trying again…',
    offline: 'You are offline. The form is sent as soon as the connection is back.',
    'in-flight': 'The server is still receiving what you sent. Waiting for its answer…',
    busy: 'Many people are sending at the moment. Nothing is lost: your form goes out by itself.',
  },
  /** `at`: the time of day. */
  busyUntil: (at: string) =>
    `Many people are sending at the moment. Nothing is lost: your form goes out by itself at ${at}.`,
  seconds: (secondsLeft: number) => (secondsLeft === 1 ? 'In 1 second.' : `In ${secondsLeft} seconds.`),
  minutes: (minutesLeft: number) => `In about ${minutesLeft} minutes.`,
  now: 'Send now',
  sending: 'Sending',
  sent: 'Sent. Waiting for the receipt…',
} as const;

/** Where a browser without script is led back to after a refusal. The mail address ends the text about a failure. */
export const answersWithoutScript = {
  incomplete:
    'Nothing was sent. Press Back: what you typed is still there. Fill in what is required, with an e-mail address like name@company.com, and send it again.',
  failed: 'Nothing was sent. Press Back: what you typed is still there. Send it again in a few minutes, or write to',
} as const;

export const attention = (count: number) =>
  count === 1 ? 'One thing needs your attention.' : `${count} things need your attention.`;

/** The messages of the three forms for clients. */
export const enquiryStatus = {
  broughtBack: 'What you had typed was brought back. It is kept in this tab only.',
  nothingSent: 'Nothing was sent.',
  lookAgain: (label: string) => `Look at “${label}” again.`,
} as const;
