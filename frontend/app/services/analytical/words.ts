import type { Ending } from '../../consultation/words.ts';

/** Texts of the analytics page. */
export const figure = {
  caption: 'One month at a distributor: A reports printed, B opened, C acted on, D the screen that replaced them.',
  remark: 'The sieve, taken apart',
} as const;

export const problem = {
  title: 'Two departments, two turnovers, and both are right.',
  paragraphs: [
    'The Monday meeting begins with a quarrel about March. Sales has one total, accounts another, and the hour that was meant for deciding goes on finding out who forgot what.',
    'Nobody forgot anything. One side counts the day on which goods left the gate, the other the day on which the invoice was posted. As long as that is written nowhere, every report adds a third total.',
  ],
  caption: 'March, reconciled to the rupee',
  columns: ['Line', 'Amount'],
  rows: [
    ['Turnover as sales counts it', '₹ 4,18,20,000'],
    ['Goods taken back, credit note not yet written', '− ₹ 9,30,000'],
    ['Left the gate on 31 March, invoiced on 1 April', '− ₹ 12,45,000'],
  ],
  total: ['Turnover as accounts counts it', '₹ 3,96,45,000'],
} as const;

export const delivery = {
  title: 'What stays when we leave',
  caption: 'Parts list — the letters are those of the sieve',
  parts: [
    {
      name: 'An inventory of reports',
      text: 'Each one with the hours that it costs, who opens it, and what was last decided with it. Most firms stop a third of them in the same week.',
      time: '1 week',
    },
    {
      name: 'A dictionary of figures',
      text: 'One page per figure: the rule for counting it, the tables it comes from, the person who may change the rule.',
      time: '2 weeks',
    },
    {
      name: 'A store that is filled at night',
      text: 'Copies from accounting, stock and sales, reconciled before 06:00. A night that does not add up is marked as such, and yesterday stays on show.',
      time: '3–5 weeks',
    },
    {
      name: 'The screen',
      text: 'Five figures at most. A click leads from each of them down to the single voucher.',
      time: '2 weeks',
    },
  ],
} as const;

export const watch = {
  title: 'Each figure needs a reader and a limit.',
  text: 'We leave a figure off the screen when nobody can finish the sentence in its right-hand column. These five passed at the distributor of the case below.',
  columns: ['Figure', 'Turns red at', 'Read by', 'And then'],
  rows: [
    ['Cash in six weeks', '₹ 60 L', 'Owner', 'moves one supplier payment, on that day'],
    ['Stock older than 180 days', '₹ 120 L', 'Purchasing', 'stops reordering the ten slowest items'],
    ['Orders later than promised', '50', 'Dispatch', 'rings each customer before noon'],
    ['Goods returned', '3\u00a0%', 'Stores', 'opens the last twenty boxes'],
    ['Owed for over 60 days', '₹ 65 L', 'Accounts', 'holds the next delivery'],
  ],
} as const;

export const work = {
  title: 'Nine to eleven weeks, the first without a computer',
  phases: [
    { when: 'Week 1', title: 'Sit in', text: 'We attend your meeting and note which questions get no answer.' },
    {
      when: 'Weeks 2–3',
      title: 'Define',
      text: 'Each figure is counted by hand once, with the two people who disagree about it.',
    },
    {
      when: '3–5 weeks',
      title: 'Pipe',
      text: 'The nightly copies are built and compared with the books until ten nights in a row agree.',
    },
    {
      when: '3 weeks',
      title: 'Show',
      text: 'For one week the screen is shown in the meeting as a draft; for two it is the agenda.',
    },
  ],
} as const;

export const technologies = {
  title: 'With what',
  text: 'A spreadsheet can stay the place where people try things out. It only stops being the place where the truth is kept.',
  names: ['PostgreSQL', 'dbt', 'Airflow', 'Power BI', 'Metabase', 'Python', 'ClickHouse', 'SAP', 'Tally'],
} as const;

export const example = {
  note: 'A case',
  title: 'Bathroom fittings, nine depots and sixty-four reports.',
  text: 'Two clerks spent nine working days of each month on them. Sixteen were opened by anybody; five had ever changed an order. The screen took ten weeks. Purchasing saw old stock per depot for the first time, and began to move it between depots instead of buying.',
  facts: [
    { term: 'Clerks’ time', text: '18 → 1 days' },
    { term: 'Old stock', text: '₹ 210 → 134 L' },
    { term: 'Built in', text: '10 weeks' },
  ],
  after:
    'Measured seven months after the first screen: 36\u00a0% less old stock. The turnover did not change, and we do not claim that it did.',
} as const;

export const questions = {
  title: 'Asked before signing',
  entries: [
    {
      title: 'Our data is a mess. Should we tidy up first?',
      content:
        'No. Tidying without a question never ends. We take the five figures and tidy what they touch: at the distributor, eleven tables of about four hundred.',
    },
    {
      title: 'Are we large enough for this?',
      content:
        'Probably not with fewer than fifteen people, or where one system already holds everything. Then the reports you have will do, and a day of advice costs you less than a screen.',
    },
    {
      title: 'Can it forecast?',
      content:
        'Cash for six weeks, yes: it is mostly due dates. Demand only where you have two full years of it, and always with last year’s error printed beside the forecast.',
    },
    {
      title: 'Who can see what?',
      content:
        'A depot sees its own rows and the average of the others. The rule sits in the store and not in the screen, so an export obeys it too.',
    },
  ],
} as const;

export const ending: Ending = {
  title: 'Send us the report that you trust least.',
  text: 'With names and prices blacked out, if you like. We write back which two of its figures contradict each other, or that none do.',
  facts: [
    { term: 'Result', text: 'Five figures at most, each with the name of its reader.' },
    { term: 'Duration', text: 'Nine to eleven weeks until the screen is in use.' },
    { term: 'Your data', text: 'May be untidy: we clean only what the five figures need.' },
  ],
};
