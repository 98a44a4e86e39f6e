export type HomeVariant = 'A' | 'B';

/** Which of the two home pages is built. */
export const variant: HomeVariant = 'A';

export const hero = {
  headline: ['Software,', 'drawn to your', 'measurements.'],
  lead: 'We design, build and look after web, mobile and cloud software for companies in India, the UAE, the UK and the USA. You see the drawing before you pay for the building.',
  caption: 'Fig. 1 — one system, six trades. Numbers refer to the parts list below.',
} as const;

export const aboutTeaser = {
  title: 'An office that draws first',
  // No figure here: it would contradict the counters of one home page or the other.
  text: 'Clients in four countries, and one habit: nothing is built that was not drawn, priced and understood.',
  more: 'About us',
} as const;

export interface Figure {
  value: number;
  label: string;
}

export const figures: readonly Figure[] = [
  { value: 257, label: 'satisfied customers' },
  { value: 7, label: 'years' },
  { value: 20, label: 'services' },
  { value: 67, label: 'expert engineers' },
];

/** The other variant's. */
export const otherFigures: readonly Figure[] = [
  { value: 500, label: 'Satisfied Customers' },
  { value: 11, label: 'Years of Experience' },
  { value: 10, label: 'Products' },
  { value: 50, label: 'Expert Engineers' },
];

export type Trade = 'web' | 'mobile' | 'testing' | 'team' | 'data' | 'cloud';

export const trades = [
  {
    trade: 'web',
    title: 'Web development',
    text: 'Sites and portals that open at once on a slow phone, and that your own people can change.',
    to: '/development',
  },
  {
    trade: 'mobile',
    title: 'Mobile apps',
    text: 'One code base for two stores. It works without a connection and sends later what was entered.',
    to: '/mobile-app',
  },
  {
    trade: 'testing',
    title: 'Software testing',
    text: 'Journeys in real browsers, load until something gives, and a report that a manager can read.',
    to: '/testing',
  },
  {
    trade: 'team',
    title: 'Staff augmentation',
    text: 'Engineers who join your stand-up on Monday, in your time zone, for a week or for years.',
    to: '/staff',
  },
  {
    trade: 'data',
    title: 'Databases',
    text: 'Schemas that survive growth, migrations that were rehearsed, restores that were timed.',
    to: '/database',
  },
  {
    trade: 'cloud',
    title: 'Cloud & DevOps',
    text: 'From a server under a desk to a cluster: the same build, a smaller bill, fewer calls at night.',
    to: '/cloud',
  },
] as const;

export const callUs = {
  title: 'Easier said than typed?',
  text: 'An engineer picks up. No menu, no music.',
  /** When; the hours are the company's. */
  days: 'Monday to Friday',
} as const;

export const reasons = [
  {
    title: 'The drawing comes first',
    text: 'You see what will be built, and what it costs, on paper. You may take the paper elsewhere.',
  },
  {
    title: 'One person is responsible',
    text: 'A name and a telephone number, from the first sketch to the last invoice.',
  },
  {
    title: 'It runs every Friday',
    text: 'You watch the system grow with your own data in it, and say what comes next.',
  },
  { title: 'The code is yours', text: 'From the first day, in a repository of yours. Leaving us takes an afternoon.' },
  { title: 'Measured on a slow phone', text: 'What is quick there is quick everywhere. We refuse what makes it slow.' },
  { title: 'Bad news on the day', text: 'When a date moves you hear it from us, in writing, with the reason.' },
] as const;
