import { sheetNumber } from '../../banners/banners.ts';
import type { Ending } from '../../consultation/words.ts';

const figure = `Fig. ${sheetNumber('/testing')}`;

export const head = {
  caption: `${figure} — a load test. A the last step, still on the hook; B a sound strut; C the gauge; D the recorder.`,
} as const;

export const problem = {
  title: 'It worked when four of you tried it.',
  paragraphs: [
    'Four people in one office, on good telephones, who know where to click. On the day of the sale eleven hundred strangers arrive in one second, a third of them press Back after paying, and one uses nothing but the keyboard.',
    'Your developers are no worse than others. They test what they meant to build. Somebody else has to try what was not meant, and that somebody should not be the first customer.',
  ],
} as const;

export const kinds = {
  title: 'Six tests, and what each one misses',
  caption: 'No test finds everything, so each says what it misses.',
  columns: ['Test', 'It finds', 'It does not find', 'Takes'],
  rows: [
    {
      name: 'Journeys',
      finds: 'The order that cannot be placed, in three real browsers, with screenshots of the step before',
      misses: 'Wrong prices that look right',
      time: '1 week',
    },
    {
      name: 'Load',
      finds: 'The first part that bends, and at which number',
      misses: 'Faults that need a month of use',
      time: '4 days',
    },
    {
      name: 'Devices',
      finds: 'The button under the keyboard of a ₹ 7,000 phone',
      misses: 'Devices sold after the test',
      time: '3 days',
    },
    {
      name: 'Without a mouse',
      finds: 'What a screen reader skips, and every form that cannot be finished by keyboard',
      misses: 'Words that nobody understands',
      time: '3 days',
    },
    {
      name: 'Break-in',
      finds: 'Doors left open: the OWASP list, tried by hand and signed',
      misses: 'A password on a yellow note',
      time: '5 days',
    },
    {
      name: 'Again, each night',
      finds: 'The thing that worked yesterday',
      misses: 'Whatever nobody wrote a test for',
      time: 'nightly',
    },
  ],
} as const;

export const fortnight = {
  title: 'Ten working days',
  lead: 'Journeys and load, the pair that is bought most, and a retest when you have mended. One price, whatever we find.',
  days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
  steps: [
    {
      span: 'lg:col-span-2',
      when: 'Day 1–2',
      title: 'Walk',
      text: 'Two testers use the system with your support desk beside them and a list of past complaints.',
    },
    {
      span: 'lg:col-span-4',
      when: 'Day 3–6',
      title: 'Write',
      text: 'The journeys become code in your repository. They run without us.',
    },
    { span: 'lg:col-span-1', when: 'Day 7', title: 'Load', text: 'A Tuesday, on a copy.' },
    {
      span: 'lg:col-span-2',
      when: 'Day 8–9',
      title: 'Report',
      text: 'At most twenty faults, ordered by what they cost you.',
    },
    { span: 'lg:col-span-1', when: 'Day 10', title: 'Repeat', text: 'Each fault, with your developers.' },
  ],
} as const;

export const report = {
  title: 'The weak part was a lock on one row',
  paragraphs: [
    'A box office for thirty-one theatres. Its sale opens at 10:00, and twice the payment page had gone white at 10:01. The host had sold it a larger machine each time.',
    'We loaded a copy in four steps of ten minutes. At 1,240 requests a second one part gave way: every payment waited for the same row, which counted receipts. The machine itself was only 31 per cent busy.',
    'The row was mended in three days. In the retest the same load took 236 ms, and the next part bent at 2,100. The larger machine went back.',
  ],
  chart:
    'Time of the slowest twentieth of requests against load, on a scale of tens: flat up to 800 a second, then steep to 4.8 seconds at 1,240; after the repair nearly flat',
  caption: 'Measured per step, slowest 5\u00a0% of requests',
  columns: ['Requests / s', 'Before', 'Failed', 'After'],
  rows: [
    ['200', '84 ms', '0', '82 ms'],
    ['400', '96 ms', '0', '91 ms'],
    ['800', '219 ms', '0.02\u00a0%', '138 ms'],
    ['1,240', '4,800 ms', '6.1\u00a0%', '236 ms'],
  ],
} as const;

export const fault = {
  title: 'One fault, as you get it',
  lead: 'No severity from 1 to 5. A sentence that the person who pays can weigh, and beneath it what the person who mends needs.',
  name: 'Fault 14 of 17',
  heading: 'Pressing Back after paying pays twice.',
  terms: [
    { term: 'Seen', text: '9 of 40 tries, all on Android' },
    { term: 'Costs', text: 'About 60 refunds a month, ₹ 290 each in fees and calls: ₹ 17,400' },
    { term: 'To repeat', text: 'Journey pay-back, step 6; film and network log attached' },
    { term: 'Cause', text: 'The order is numbered after the payment, not before' },
    { term: 'To mend', text: 'Half a day, by your own team' },
  ],
} as const;

export const tools = {
  title: 'What we test with',
  names: ['Playwright', 'k6', 'Appium', 'axe', 'NVDA', 'OWASP ZAP', 'Pact', 'Gatling'],
} as const;

export const questions = {
  title: 'What people ask the tester',
  entries: [
    {
      title: 'Will it be free of faults afterwards?',
      content:
        'No. You will know the seventeen that hurt most, what each costs, and the load at which the first part gives. What remains is rarer or cheaper.',
    },
    {
      title: 'Do you test on the live system?',
      content:
        'Journeys that only read, yes. Load and break-ins run on a copy of the same size. If there is no copy we build one for the ten days, on rented machines for ₹ 6,000 to ₹ 15,000.',
    },
    {
      title: 'How many tests do you write?',
      content:
        'Usually thirty to fifty journeys. We delete as well: a test that fails once a week without a reason teaches everybody to look away.',
    },
    {
      title: 'Our developers write tests already. Why pay again?',
      content:
        'Perhaps you need not. Send us the last three faults that reached a customer. If their tests could have caught two of them, ask your team for one more week instead of us for two.',
    },
    {
      title: 'When would you turn us away?',
      content:
        'While the screens still change every week. Journeys written then are thrown away. Come when the next date is one that you have told customers.',
    },
  ],
} as const;

export const ending: Ending = {
  title: 'What date have you promised?',
  text: 'Count back fifteen working days: ten for us, five for mending. If it is still ahead of you, there is time to find the weak part first.',
  facts: [
    { term: 'Where', text: 'Load and break-ins run on a copy, never on the live system.' },
    { term: 'You keep', text: 'Thirty to fifty tests, as code in your repository.' },
    { term: 'Included', text: 'A second run when you have mended what we found.' },
  ],
};
