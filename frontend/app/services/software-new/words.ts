import { counted } from '../../content/figures.ts';
import type { Ending } from '../../consultation/words.ts';

export const plotsCaption =
  'Fig. 1 — one plot, four times. A asked, B drawn and priced, C ground floor in use, D complete.';

export const firstVersion = {
  note: 'What runs after fourteen weeks',
  title: 'One job, from end to end',
  lead: 'A first version is smaller than the list of wishes and larger than a trial. It does one job completely, for the people who do that job today. What is left out is written beside what is in.',
  caption: 'Three usual beginnings',
  columns: { today: 'What there is today', runs: 'Runs in week 14', waits: 'Waits for version two' },
  rows: [
    {
      today: 'A spreadsheet that has become a department',
      runs: 'One entry for each order, with the name and the minute. It still exports the old columns, for a year.',
      waits: 'Forecasts',
    },
    {
      today: 'A program whose author has left',
      runs: 'The three screens that are open all day, on a new database. The old program stays readable.',
      waits: 'The forty screens used twice a year',
    },
    {
      today: 'A service that you sell by telephone',
      runs: 'Customers book, pay and cancel by themselves, and your desk looks at the same list.',
      waits: 'Vouchers, a second language',
    },
  ],
} as const;

export const fridays = {
  note: 'Process',
  title: 'One price a week, and a decision every Friday',
  text: 'Questions and drawing have one price. From week five each week costs the same, and each Friday you decide: go on, rest for up to a month, or stop there and keep what is built.',
  caption: `Fig. 2 — what is owed, week by week, by the tyre trader below. Building is invoiced ${counted.invoiced}.`,
  label:
    'A staircase of fourteen weeks: 2.4 lakh rupees are owed by week four, 10.5 by week nine and 18.6 by week fourteen',
  stages: [
    {
      when: 'Weeks 1–2',
      name: 'Questions',
      text: 'We sit beside six of your people and write down what they do, also what no manual says.',
    },
    {
      when: 'Weeks 3–4',
      name: 'Drawing',
      text: 'Screens on paper, the tables behind them, and a price that is signed.',
    },
    {
      when: 'Weeks 5–9',
      name: 'Ground floor',
      text: 'The part that hurts most is built first and used before the rest exists.',
    },
    {
      when: 'Weeks 10–14',
      name: 'Upper floors',
      text: 'Old data moves in, twice for practice and once for good.',
    },
  ],
} as const;

export const reasons = {
  title: 'Why it is begun with us',
  list: [
    {
      name: 'The price has a ceiling',
      text: 'Week fourteen costs what was signed in week four. A fifteenth week is at our charge.',
    },
    {
      name: 'Three names',
      text: 'Two engineers and a tester ask the questions, and the same three write the code. None is exchanged without your yes.',
    },
    {
      name: 'You sign every week',
      text: 'One of your people signs on Friday for what was shown. It takes two hours a week.',
    },
    {
      name: 'Rules in one place',
      text: 'Your own rules, such as for a discount or a shift, stand in sentences that your accountant can check.',
    },
    {
      name: 'Ninety days of guarantee',
      text: 'Faults in what we built are mended without an invoice. Wishes get a drawing of their own.',
    },
  ],
} as const;

export const trades = {
  title: 'First versions, by industry',
  lead: 'What a first version could be, in six industries.',
  list: [
    { name: 'Ecommerce and Retail', text: 'A returns desk: one scan, and both the refund and the shelf know of it.' },
    { name: 'Healthcare', text: 'A day list for twelve beds, with the signed consent fastened to the patient.' },
    {
      name: 'Finance and Banking',
      text: 'Loan files for a co-operative: five signatures, in their order, none on paper.',
    },
    {
      name: 'Manufacturing',
      text: 'A job card on a tablet at each machine, which survives gloves and the change of shift.',
    },
    {
      name: 'Education and e-learning',
      text: 'Admissions for one term: forms, fees, seats and a waiting list that moves by itself.',
    },
    { name: 'Automotive', text: 'A workshop diary that knows which lift, which fitter and which part is free.' },
  ],
} as const;

export const benefits = {
  note: 'A case, measured after six months',
  title: 'A tyre trader, three depots, one system',
  lead: 'Orders came by telephone and were typed three times: into a book, a stock sheet and a billing program. Three floors replaced them.',
  caption: 'The signed price',
  floors: [
    { name: 'Orders, weeks 5–9', price: '₹ 8,10,000' },
    { name: 'Stock, weeks 10–12', price: '₹ 4,86,000' },
    { name: 'Bills, weeks 13–14', price: '₹ 3,24,000' },
    { name: 'Questions and drawing', price: '₹ 2,40,000' },
  ],
  total: { name: 'Together', price: '₹ 18,60,000' },
  list: [
    {
      name: 'Increased Efficiency',
      figure: '9 min to 3',
      text: 'for one order. At 130 orders a day that is thirteen hours of typing less, every day.',
    },
    {
      name: 'Scalability',
      figure: '46 to 71 users',
      text: 'when a fourth depot opened. The servers went from ₹ 11,000 to ₹ 14,500 a month.',
    },
    {
      name: 'Customer Experience',
      figure: '31 to 4 calls',
      text: 'a day that ask where a delivery is. The rest look it up.',
    },
    {
      name: 'Global Reach',
      figure: '2 currencies',
      text: 'Quotations to Sharjah leave in dirham, and the rate of that day is kept with them.',
    },
    {
      name: 'Future-Oriented Solutions',
      figure: '1 afternoon',
      text: 'for a changed tax rate: one rule, one test, one line in the log.',
    },
  ],
} as const;

export const questions = {
  title: 'Blog Section',
  subtitle: 'Frequently Asked Questions',
  list: [
    {
      title: 'What if fourteen weeks are not enough?',
      answer:
        'The drawing of week four says so, before anything is built. Then we cut the first version or sign a longer time. If we only notice in week twelve, our drawing was wrong and the extra weeks are not charged.',
    },
    {
      title: 'When is it better to buy a product?',
      answer:
        'More often than people hope, so we look at three products in week two. If one fits we stop there, and you pay ₹\u00a01,20,000 instead of ₹\u00a02,40,000.',
    },
    {
      title: 'What do you need from our side?',
      answer:
        'One person who may decide, two hours each Friday, six colleagues for half a day at the beginning, and a copy of your real data with the names removed. Without the first of these we do not begin.',
    },
    {
      title: 'Who can change it when you are gone?',
      answer:
        'An engineer who knows TypeScript and PostgreSQL. Source, tests and the way to build it lie in a repository that is yours, and on the last Friday somebody who did not build it changes a screen while we watch.',
    },
    {
      title: 'What does it cost after week fourteen?',
      answer:
        'Servers and backups, in your name: between ₹\u00a06,000 and ₹\u00a020,000 a month for up to a hundred users. If we are to watch and update it, from ₹\u00a038,000 a month, to be ended at the end of any month.',
    },
  ],
} as const;

export const ending: Ending = {
  title: 'Show us what you work with today.',
  text: 'The spreadsheet with its forty colours, the book beside the telephone, a photo of the whiteboard. We begin with what there is.',
  facts: [
    { term: 'Price', text: 'Signed in week four, before anything is built.' },
    { term: 'From you', text: 'Somebody who may decide, for two hours every Friday.' },
    { term: 'A way out', text: 'Stop on any Friday, and keep what works by then.' },
  ],
};
