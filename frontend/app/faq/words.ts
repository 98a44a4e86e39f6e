import { company } from '../content/company.ts';
import { counted, inWords } from '../content/figures.ts';

export const figure = {
  caption: 'Fig. 1 — the register at our front desk. A asked before · B asked today',
} as const;

export const register = {
  note: 'Register of questions',
  columns: { number: 'No.', question: 'Question and answer' },
  link: 'Link to this answer',
} as const;

export interface Question {
  /** The last part of the answer's address: it stays when the question is worded anew. */
  id: string;
  ask: string;
  answer: string;
}

export interface Group {
  id: string;
  title: string;
  questions: readonly Question[];
}

export const groups: readonly Group[] = [
  {
    id: 'price',
    title: 'Price',
    questions: [
      {
        id: 'what-does-it-cost',
        ask: 'What does a system cost?',
        answer:
          'The drawing costs a fixed sum, between ₹ 90,000 and ₹ 2,40,000, and it is yours. It names the price of everything after it. Most first systems then lie between ten and forty lakh.',
      },
      {
        id: 'who-pays-for-changes',
        ask: 'Who pays when we change our minds?',
        answer:
          'Until a part has been begun, nobody: we exchange it for another of the same size. Afterwards you get a written price for the change, and the work goes on without it until you have answered.',
      },
      {
        id: 'when-do-we-pay',
        ask: 'When do we pay?',
        answer: `The drawing in halves, before and after. Building is invoiced ${counted.invoiced} for what you have seen running. Nothing is due for work that has not been shown.`,
      },
      {
        id: 'is-there-a-small-job',
        ask: 'Is anything too small for you?',
        answer:
          'To build, yes: below two weeks the talking costs more than the work, and we name a freelancer whom we trust. Readings, tests and inspections take days and are sold singly. For clients whose systems we look after, an hour is not too small.',
      },
    ],
  },
  {
    id: 'time',
    title: 'Time',
    questions: [
      {
        id: 'how-soon-can-you-begin',
        ask: 'How soon can you begin?',
        answer: `Someone sits down with you within a week. The people who will build it are usually free three to six weeks after that, about as long as questions and drawing take: ${inWords(counted.weeks.questions + counted.weeks.drawing)} weeks for a usual first version.`,
      },
      {
        id: 'what-if-you-are-late',
        ask: 'What happens when you are late?',
        answer:
          'You hear it on the day on which we know it, with the new date and the reason. Under a fixed price the delay is ours to pay. We moved the agreed date in four of our last thirty-one projects.',
      },
      {
        id: 'how-much-of-our-time',
        ask: 'How much of our own time will it take?',
        answer:
          'One person who may decide, for two hours a week. In the first month up to six more for half a day each, because they know the exceptions that are in no handbook.',
      },
    ],
  },
  {
    id: 'ownership',
    title: 'Ownership',
    questions: [
      {
        id: 'who-owns-the-code',
        ask: 'Who owns the code?',
        answer:
          'You, from the first commit, in a repository under your account. Libraries keep their open licences, and the list of them is a file in that repository.',
      },
      {
        id: 'can-another-firm-take-over',
        ask: 'Could another firm take it over?',
        answer:
          'That is tested once a year for systems in our care: an engineer who has never seen it sets it up on an empty machine from the written steps alone. What is unclear is then mended in the text.',
      },
      {
        id: 'do-you-sign-an-nda',
        ask: 'Will you sign our confidentiality agreement?',
        answer:
          'Yes, before the first meeting if you like. Ours has two pages, if you have none. We do not name a client here before they have agreed in writing.',
      },
    ],
  },
  {
    id: 'afterwards',
    title: 'After the launch',
    questions: [
      {
        id: 'who-looks-after-it',
        ask: 'Who looks after it once it runs?',
        answer: `Either we do, by the month, with a telephone that an engineer answers in office hours (${company.hours.replaceAll(' ', '\u00a0').replace('-', '-\u2060')}) and, with the night contract, at any hour. Or we teach your people, which takes about three weeks.`,
      },
      {
        id: 'what-if-it-breaks-at-night',
        ask: 'And when it breaks at night?',
        answer:
          'With the night contract, a person who knows your system is awake within fifteen minutes. Without it, the alarm waits for the morning. We advise against paying for nights in which nobody works.',
      },
      {
        id: 'how-long-is-support',
        ask: 'How long are faults mended without a bill?',
        answer:
          'Ninety days for anything that differs from the drawing, however late it is found in that time. A wish that the drawing does not contain is a change, and has a price.',
      },
    ],
  },
  {
    id: 'working-together',
    title: 'Working together',
    questions: [
      {
        id: 'which-languages',
        ask: 'Which languages and which hours?',
        answer:
          'English and Hindi in every team, Arabic with our people in Dubai. Teams for the UK start at half past twelve here, those for the east of the USA at half past two, so that at least half of the day is shared.',
      },
      {
        id: 'what-do-you-need-from-us',
        ask: 'What should we bring to the first meeting?',
        answer:
          'The spreadsheet that everybody complains about, and somebody who uses it. A specification helps less than one hears: it tells what was wanted when it was written.',
      },
      {
        id: 'do-you-use-ai',
        ask: 'Do you let machines write code?',
        answer:
          'They draft, a person reads every line and signs for it. Your data and your code are not sent to any service that you have not named in the contract.',
      },
    ],
  },
  {
    id: 'applying',
    title: 'Applying for a job',
    questions: [
      {
        id: 'did-my-application-arrive',
        ask: 'Did my application arrive?',
        answer:
          'If you saw a reference number, yes: it is shown only once the application is stored. Quote it if you write to us. If the page said that it is still trying, leave it open, and it goes on by itself.',
      },
      {
        id: 'who-reads-my-resume',
        ask: 'Who can read my resume?',
        answer: `The people of HR, and each opening is recorded with a name. It is sent to nobody by mail. To have it deleted, write to ${company.privacyEmail}.`,
      },
      {
        id: 'can-i-apply-twice',
        ask: 'May I apply for two positions?',
        answer:
          'Yes, with one application for each. HR sees that both are yours and reads them together. Sending the same one twice within ten minutes leaves one; sent later, it is kept beside the first.',
      },
    ],
  },
];

/** Six questions in the other direction. */
export const askedBack = {
  title: 'Six questions for you',
  text: 'The first meeting takes an hour, the first half of it free, and most of it goes to these. Nobody has all six answers ready; an honest “we do not know” shortens the drawing more than a guess.',
  questions: [
    {
      ask: 'Who types what into which sheet today?',
      decides: 'Decides what is moved over, and how many names one customer has by now.',
    },
    {
      ask: 'On which day of the month may nothing stop?',
      decides: 'Decides when we go live: never on the first of April, when the books are closed.',
    },
    {
      ask: 'What happened the last time that this was tried?',
      decides: 'Decides where the drawing begins. The second attempt usually fails for the same reason.',
    },
    {
      ask: 'Who loses a task that they are good at?',
      decides: 'Decides whom we sit beside first. Those people know the exceptions.',
    },
    {
      ask: 'Which report does somebody really open?',
      decides: 'Decides which four of the forty are built. The rest can be asked of the data.',
    },
    {
      ask: 'What would make you stop us half-way?',
      decides: 'Decides where the parts end, so that each is of use without the next.',
    },
  ],
} as const;

export const call = {
  title: 'Your question is not here?',
  text: 'Then you are the first to ask. The answer comes from the engineer who would do the work, and it will stand here soon.',
  action: 'Ask it',
} as const;
