import { counted, inWords } from '../content/figures.ts';

export const hero = {
  headline: ['Software,', 'drawn to your', 'measurements.'],
  lead: 'We draw web, mobile and cloud software for companies in India, the UAE, the UK and the USA, build it, and answer for it afterwards. You see the drawing before you pay for the building.',
  caption: 'Fig. 1 — one system, six services. Numbers refer to the parts list below.',
} as const;

export const aboutTeaser = {
  title: 'An office that draws first',
  // No figure here: it would contradict the counters of one home page or the other.
  text: 'Clients in four countries, and one habit: nothing is built that was not drawn, priced and understood.',
  more: 'About us',
  named: 'fourteen of them are named',
  called: 'because they have agreed to be called.',
} as const;

export const callUs = {
  title: 'Easier said than typed?',
  text: 'An engineer picks up. No menu, no music.',
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

/** The headings of the home page's parts, and the texts of their buttons. */
export const heroActions = { quote: 'Get a quote', call: 'Schedule a call' } as const;

export const brandsTitle = 'In daily use at';

export const partsList = {
  note: 'Parts list',
  title: 'Six services, one drawing board',
  lead: `Five of the ${inWords(counted.services)} that you can order, and engineers for your own team, each with its balloon in Fig. 1. Take one of them, or all.`,
  all: `All ${inWords(counted.services)}, and ${inWords(counted.servicesBeside)} more`,
} as const;

export const industriesHead = {
  note: 'Where it is used',
  title: 'Industries we know from inside',
  lead: 'Six houses of one street, each with a figure that a client there has counted.',
  more: 'How they count',
  label: 'Industries',
} as const;

export const reasonsHead = { note: 'What you can hold us to', title: 'Why people choose us' } as const;

export const showcasesHead = {
  note: 'Drawn, built, in use',
  title: 'Three of fourteen works, up close',
  all: 'All fourteen works',
  built: 'Built',
} as const;

export const voiceHead = {
  title: 'We asked: what did you notice first?',
  all: 'What five others said',
  portrait: 'A client with a screwdriver, a laptop with a cracked lid behind him',
} as const;

export const articlesHead = {
  note: 'Notes from the margin',
  title: 'Written by those who built it',
  all: 'All notes',
  more: 'Read More',
} as const;

/** The other variant's. */
export const otherIndustriesHead = { title: 'Industries We Work With', label: 'Industries we work with' } as const;
export const clientsHead = { title: 'Our Clients', label: 'Our clients' } as const;
export const teamHead = { title: 'Our Team', label: 'Our team', more: 'Learn More' } as const;
export const projectsHead = { title: 'Nine that are in use', all: 'View Full Portfolio' } as const;
export const testimonialsHead = { title: 'What they say', label: 'What clients say' } as const;
