import { answers } from '@frontdoor/contract';
import { sheetNumber } from '../../banners/banners.ts';
import type { Ending } from '../../consultation/words.ts';

const figure = `Fig. ${sheetNumber('/oracle')}`;

export const head = {
  caption: `${figure} — one statement as plumbing. 1 full scan through a blocked valve, 2 the way by an index, 3 the join, 4 the rows you asked for.`,
  times: [
    { term: 'Before', text: '38 s', note: '4,33,12,444 rows read' },
    { term: 'After', text: '0.4 s', note: '624 rows read' },
  ],
  change: 'One line of the statement was changed. No machine was bought.',
} as const;

export const plans = {
  title: 'The same question, asked twice',
  lead: 'The list of invoices due this month, for a screen that 220 clerks open every morning. The month was compared as text, so the index on the date lay idle and every order since 2004 was read.',
  columns: ['Step', 'Rows', 'Seconds'],
  versions: [
    {
      name: 'As it was written',
      sql: "WHERE TO_CHAR(due_date, 'YYYY-MM') = :month",
      blocked: 'TABLE ACCESS FULL orders',
      rows: [
        ['SORT ORDER BY', '312', '0.1'],
        ['HASH JOIN', '312', '1.1'],
        ['TABLE ACCESS FULL customers', '21,04,330', '0.9'],
        ['TABLE ACCESS FULL orders', '4,12,08,114', '35.9'],
      ],
      total: ['Together', '312', '38.0'],
    },
    {
      name: 'As it runs now',
      sql: 'WHERE due_date >= :first AND due_date < :next',
      blocked: '',
      rows: [
        ['SORT ORDER BY', '312', '0.01'],
        ['NESTED LOOPS', '312', '0.02'],
        ['INDEX UNIQUE SCAN customers_pk', '312', '0.16'],
        ['INDEX RANGE SCAN orders_due_ix', '312', '0.21'],
      ],
      total: ['Together', '312', '0.40'],
    },
  ],
} as const;

export const problem = {
  title: 'The database has grown for twenty years. Its queries were written in the first.',
  paragraphs: [
    'Nobody made it slow. The table had nine thousand rows when the report was written. The consultant who knew the packages has retired; a vendor says that a larger machine will help. It will, for eleven months.',
    'In most databases we are shown, fewer than a hundred statements use nine tenths of the time. They can be named in a day, read in a week, and mended without touching the screens above them.',
  ],
} as const;

export const offers = {
  title: 'Four orders you can place',
  rows: [
    {
      title: 'The worst ten',
      price: '₹ 1,80,000',
      time: '8 days',
      text: 'The ten statements that cost most time in a week. For each: its plan, the cause, the change, and the time it takes afterwards. You do not pay for what we cannot make faster: ₹ 18,000 each.',
    },
    {
      title: 'Month end',
      price: 'from ₹ 4,50,000',
      time: '4–6 weeks',
      text: 'The nightly and monthly chains: what may run side by side, what is computed twice, what nobody has read since the auditor changed.',
    },
    {
      title: 'An upgrade',
      price: 'fixed after a week',
      time: '6–10 weeks',
      text: 'Plans are kept, so that no statement becomes slow over the weekend. Two rehearsals, and a way back for three days.',
    },
    {
      title: 'PL/SQL in order',
      price: 'by the week',
      time: '2 weeks and more',
      text: 'Packages under version control, unused ones listed, the ten most feared with tests around them.',
    },
  ],
} as const;

export const releases = {
  title: 'Which release is it?',
  caption: 'Ask it: SELECT banner_full FROM v$version',
  columns: ['Release', 'Patched', 'What we advise'],
  rows: [
    ['11g', 'not since 2020', 'Move this year. In two steps if the application is as old.'],
    ['12c, 18c', 'not since 2022 at the latest', 'Move straight to 19c; the step is short.'],
    ['19c', 'until 2029 at least', 'Stay, and spend the money on the worst ten.'],
    ['26ai', 'yes; it replaces 23ai', 'For new systems. For old ones, when your vendor has signed.'],
  ],
} as const;

export const lender = {
  title: 'A lender with 126 branches',
  paragraphs: [
    'The month end ran until 05:40, and on two days of the year before into opening hours. Of 3,900 statements in the chain, 61 used 88 per cent of the time; 23 of these were the same one with other names.',
    'We took five weeks. It is over at 22:05 now, 78 per cent sooner, on the machine that was to be replaced.',
  ],
  nights: [
    { term: 'Before', text: '20:00 – 05:40', minutes: 580 },
    { term: 'After', text: '20:00 – 22:05', minutes: 125 },
  ],
  hours: 'One division is an hour.',
} as const;

export const course = {
  title: 'How a week with us looks',
  steps: [
    { when: 'Monday', text: 'You send a week of AWR or Statspack reports. We need no password for this.' },
    { when: 'Tuesday', text: 'A list by cost. You strike out what is not worth it.' },
    {
      when: 'Wednesday and Thursday',
      text: 'Changes are tried on a copy of your data. Your developer sits beside us, and can do it alone the next time.',
    },
    {
      when: 'Friday',
      text: 'A script, a way back and two numbers for each statement. You run it when it suits you.',
    },
  ],
} as const;

export const questions = {
  title: 'What owners of old databases ask',
  entries: [
    {
      title: 'Our application is bought. May you change its statements?',
      content:
        'Often we need not. An index, fresh statistics, an SQL profile or a plan baseline helps from outside and survives the vendor’s next version. Where the statement itself is at fault, the vendor gets a page that its support can act on.',
    },
    {
      title: 'Will you tell us to leave Oracle?',
      content:
        'For a small system without PL/SQL, PostgreSQL is a fair answer, and we do that sum with you. For four hundred packages it is a project of two years, and mostly not worth it.',
    },
    {
      title: 'Do we need the tuning packs?',
      content:
        'AWR belongs to the Diagnostics Pack, which is licensed apart. Without it we use Statspack and traces; both are free. We check first: a report that was only looked at can cost you in an audit.',
    },
    {
      title: 'What if it is not the database?',
      content:
        'In one case of five it is the network, the storage, or a page that asks the same question a thousand times. Tuesday’s list shows that, and you pay for two days.',
    },
  ],
} as const;

export const ending: Ending = {
  title: 'Which screen do they wait for?',
  text: `Send the statement, or the name of the report and the time it takes. You hear within ${answers.consultation.time} whether it can be made faster.`,
  facts: [
    { term: 'Access', text: 'AWR or Statspack reports are enough; we need no password.' },
    { term: 'Price', text: '₹\u00a018,000 a statement, and nothing if it gets no faster.' },
    { term: 'No change', text: 'The hardware stays, and so do the screens of your application.' },
  ],
};
