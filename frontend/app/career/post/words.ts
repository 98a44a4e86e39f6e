import { answers } from '@frontdoor/contract';

export const postWords = {
  sheet: 'Detail of sheet',
  trail: 'Breadcrumb',
  posted: 'Posted on',
  daysOnSite: 'Days on site',
  experience: 'Experience',
  payLater: 'Told in the first talk',
  untilFilled: 'Open until it is filled',
  /** Of a post without a vacancy. */
  anyTime: 'At any time',
  portrait: 'Portrait of',
  readBy: 'Who reads it',
  readWithin: `Reads each application herself and answers within ${answers.application.days} working days.`,
  send: 'What to send',
  sent: [
    'A resume as PDF or Word file, two pages or so. A letter is welcome and never needed.',
    'A line about something you have built, and your part in it. That is what the talk begins with.',
    'An e-mail address at which the answer reaches you, whether it is yes or no.',
  ],
  apply: 'Apply for this position',
  closed: 'This position is closed.',
  filled: 'This position is filled.',
  closedLead: 'Applications for it are not taken any more. Those that came in time are read to the end.',
  open: 'An open application is welcome',
  others: 'Other open positions',
  all: 'All open positions',
  tools: 'This page',
  share: 'Share',
  copied: 'The address is copied.',
  notCopied: 'The address could not be copied; it stands above the page.',
  print: 'Print',
} as const;
