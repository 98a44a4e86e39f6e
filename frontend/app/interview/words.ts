import { company } from '../content/company.ts';

/** What can be answered, by the names that the API has for it. */
const choices = {
  accepted: 'Yes, I will be there',
  declined: 'No, I cannot come',
  'another-time': 'I would like another time',
} as const;

/** The answer to two times beside these times themselves. */
const neither = { 'another-time': 'Neither of them suits me' } as const;

/** What was answered before. */
const answered = {
  accepted: 'You have accepted. We look forward to it.',
  declined: 'You have declined. HR knows.',
  'another-time': 'You have asked for another time. HR knows, and will write to you.',
  tentative: 'You have said that you do not know yet. Please tell us here once you do.',
} as const;

/** Why an answer was not taken, by the codes of the API. */
const refusals = {
  validation_failed: 'Choose one of the answers, and send it again.',
  time_over: 'This time is over meanwhile. Choose the other one, or tell us that it does not suit you.',
  interview_moved: 'The interview was changed meanwhile. Look at its time below, and answer once more.',
  too_many_answers: 'This invitation was answered too often. Please write to us instead.',
  other: 'Please send it again. If that does not help, write to us.',
} as const;

/** When the link takes no answer, by the states that the API gives. */
const endings = {
  over: {
    title: 'This interview has begun, or is over.',
    text: 'The link takes no answer any more. If something came between, write to us.',
  },
  cancelled: {
    title: 'This interview does not take place.',
    text: 'It was cancelled, so there is nothing to answer. If you did not expect that, write to us.',
  },
  unknown: {
    title: 'This link leads nowhere.',
    text: 'Perhaps a part of it is missing: open it from the mail again. If it still leads here, write to us.',
  },
  away: {
    title: 'This page cannot be shown now.',
    text: 'Our service is not available at this moment. Your link stays good: please open it again in a few minutes.',
  },
} as const;

export const interview = {
  label: 'Interview',
  description: 'Takes your answer to an invitation to an interview.',
  title: 'Your interview.',
  lead: 'Will you be there? Your answer reaches HR at once.',
  leadOfTwo:
    'Which of these two times suits you? Your choice reaches HR at once, and a mail with an entry for your calendar follows.',
  when: 'When',
  position: 'Position',
  reference: 'Reference',
  place: 'Where, and with whom, stands in your mail.',
  question: 'Your answer',
  note: 'A sentence for HR, if you like',
  noteHelp: 'For another time: when would it suit you?',
  button: 'Send the answer',
  change: 'You can change it here until the interview begins. Opening this page changes nothing.',
  changeOfTwo:
    'Your choice fixes the time. Afterwards you can still decline here, or ask for another one. Opening this page changes nothing.',
  failed: 'The answer was not taken.',
  write: 'Write to us',
  mail: company.careersEmail,
  path: '/api/interview-answer',
  longestNote: 500,
  choices,
  neither,
  answered,
  refusals,
  endings,
} as const;
