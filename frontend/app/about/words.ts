import { company } from '../content/company.ts';
import { counted, inWords } from '../content/figures.ts';

export const figure = {
  caption: 'Fig. — one plan, twice. A as lines, B as parts, C the part that comes next.',
  short: 'Fig. — one plan, twice: as lines, and as parts.',
} as const;

export const brief = {
  title: 'In brief',
  lead: `${company.name} is an office of engineers who draw. The two figures are counted each March; the rest changes more slowly.`,
  counts: [
    { value: `${counted.atDesks}+`, label: 'professionals at their desks' },
    { value: `${counted.projects}+`, label: 'projects handed over' },
  ],
  facts: { headquarters: 'Headquarters', services: 'Core services', industries: 'Industries', clients: 'Clients in' },
  services: 'Web and mobile software, databases, cloud, testing, and engineers for your own team',
  clients: 'India, the UAE, the UK and the USA',
} as const;

export const purpose = {
  vision: {
    title: 'Vision',
    text: 'A shopkeeper can read the plan of his shop. We want the owner of a system to be able to read its plan as well, and to say where a wall is wrong.',
  },
  mission: {
    title: 'Mission',
    text: 'For each system one sheet, kept true for as long as the system runs. An engineer who changes the code changes the sheet on the same day, or the change is not merged.',
  },
} as const;

export const choose = {
  title: 'Why choose us',
  lead: 'Five moments of a project in which offices differ. “Often” is what clients told us about their last one.',
  caption: 'Five moments, compared',
  columns: { moment: 'Moment', usual: 'Often', here: 'Here' },
  rows: [
    {
      moment: 'The price',
      usual: 'One sum, valid for thirty days',
      here: 'Hours for each part. Strike a part out and the sum falls by it.',
    },
    {
      moment: 'The first call',
      usual: 'An account manager, who asks the engineers',
      here: 'The engineer who will draw it, and the deputy.',
    },
    {
      moment: 'A new wish',
      usual: 'Built first, argued about in the last invoice',
      here: 'The change in writing, with its price, before the work.',
    },
    {
      moment: 'A night failure',
      usual: 'A ticket number',
      here: 'With a night contract, an engineer who knows your system answers the telephone.',
    },
    {
      moment: 'The end',
      usual: 'Passwords by e-mail in the last week',
      here: 'All accounts are yours from day one. The last week is for your questions.',
    },
  ],
} as const;

export const wrong = {
  title: 'When we are the wrong office',
  figure: 'Our building. A the two storeys that are ours, B the door at which you ring.',
  cases: [
    'You need forty people next month. We would send four, and a fifth once those four know the system.',
    `You want the lowest offer. Ours contains ${inWords(counted.weeks.drawing)} weeks of drawing that others leave out.`,
    'A ready-made program does the job for less. We will name it, and the call is free.',
  ],
} as const;

export const call = {
  title: `Come to ${company.district}.`,
  text: 'The wall of drawings can be looked at on any working day. Half an hour is enough, and the coffee is ours.',
  action: 'Arrange a visit',
} as const;
