import { asBeginning, counted, inWords } from '../../content/figures.ts';
import type { Ending } from '../../consultation/words.ts';

/** Texts of the UI/UX design page. */
export const figure = {
  caption: 'A booking screen of a chain of eye clinics, tried by one of their patients who had never seen it.',
} as const;

export const rounds = {
  caption: 'Task: move your eye test from Tuesday to Thursday',
  columns: ['Round', 'Drawn as', 'Managed it', 'A change costs'],
  rows: [
    ['A', 'Pencil on paper', '2 of 5', '10 minutes'],
    ['B', 'Wireframe, clickable', '4 of 5', '2 hours'],
    ['C', 'The finished screen', '5 of 5', '2 days'],
  ],
  moral: 'The three who failed on paper saved the most: there, a change took ten minutes.',
} as const;

export const overheard = {
  title: 'Your staff have explained the screen so often that nobody hears it any more.',
  text: 'Somebody at your reception says “no, the small arrow on the right” eleven times a day. It is not in any report. We find it by sitting beside people who try to do one thing, and by not helping.',
  caption: 'From the notes of one test, nine minutes long',
  figure: 'The way of her finger over the screen, and where it got lost.',
  lines: [
    { at: '00:40', said: '“So I am signed in. Am I?”', done: 'Her name now stands at the top.' },
    { at: '02:15', said: '“Reschedule. Is that cancelling?”', done: 'The button says “Change the day”.' },
    {
      at: '05:30',
      said: '“I pressed it. Nothing.”',
      done: 'The new day is shown at once, with the old one struck out.',
    },
    { at: '08:50', said: '“I would ring them now.”', done: 'We set out to make that sentence rarer.' },
  ],
} as const;

export const delivery = {
  title: 'What we hand over',
  caption: 'Parts list for one journey of six to ten screens',
  parts: [
    {
      name: 'Notes from ten conversations',
      text: 'Five customers, five of your staff, each with the three sentences that changed a drawing.',
      time: '2 weeks',
    },
    {
      name: `${asBeginning(inWords(counted.testRounds))} rounds of tests`,
      text: 'Recorded with consent, and cut to the minutes in which somebody got stuck.',
      time: '2 weeks',
    },
    {
      name: 'Every state of each screen',
      text: 'Empty, loading, wrong, full and offline; in Hindi too where the words are longer.',
      time: '3 weeks',
    },
    {
      name: 'A set of parts in Figma',
      text: 'Colours, type and controls with the names that they bear in the code, contrast measured for both schemes.',
      time: '2 weeks',
    },
    {
      name: 'Two days at the developer’s side',
      text: 'Ours or yours: what cannot be built as drawn is redrawn there and then.',
      time: 'at hand-over',
    },
  ],
} as const;

export const work = {
  title: 'Nine weeks; your people are needed in four of them',
  phases: [
    { when: 'Weeks 1–2', title: 'Listen', text: 'At the counter and on the telephone, before any drawing.' },
    {
      when: 'Weeks 3–4',
      title: 'Pencil',
      text: 'Three ways of doing the same thing. Two are thrown away by those who try them.',
    },
    {
      when: 'Weeks 5–9',
      title: 'Draw out',
      text: 'Wireframes and a second test, then the finished screens and a third, with one keyboard and one screen reader in the room.',
    },
  ],
} as const;

export const example = {
  note: 'Counted at the clinics',
  title: 'Six eye clinics and a telephone that rang for one button.',
  text: 'Of 900 calls a month, 310 were people who wanted another day. The screen for it existed. After nine weeks of work on seven screens the clinics counted 95 such calls; two receptionists got their mornings back. Bookings did not rise, and nobody had promised that.',
  figures: [
    { figure: '310 → 95', term: 'calls a month to move a date' },
    { figure: '900 → 685', term: 'calls in all: the others stayed as they were' },
  ],
} as const;

export const questions = {
  title: 'Doubts, answered',
  entries: [
    {
      title: 'Are five people enough?',
      content:
        'For finding what is wrong, nearly always: the third person already repeats the first. For proving that one version sells more than another, no. That needs thousands of visits, and we will tell you if you do not have them.',
    },
    {
      title: 'Can you just make it look modern?',
      content:
        'Yes, in two to three weeks and without tests. Then only the surface is new. We write in the offer that we have not looked at whether people manage.',
    },
    {
      title: 'When should we leave our screens alone?',
      content:
        'When the same forty people use them all day and know them by hand. For months a new layout costs more than it saves. We would mend the three slowest steps and touch nothing else.',
    },
    {
      title: 'What do you draw with?',
      content:
        'Pencil first. Then Figma for screens and parts, HTML where something must be felt on a real phone, and NVDA and TalkBack for listening to it.',
    },
  ],
} as const;

export const ending: Ending = {
  title: 'Name the screen that people ring about.',
  text: 'In the free half hour we look at it with you and agree on one task. If you like, five of your users then try it: one afternoon, at a fixed price.',
  facts: [
    { term: 'Who tries it', text: 'Five of your own users who have never seen the new screen.' },
    { term: 'You get', text: 'Recordings cut to the minutes in which somebody got stuck.' },
    { term: 'Usual length', text: 'Nine weeks for one journey of six to ten screens.' },
  ],
};
