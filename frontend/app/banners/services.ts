import { asBeginning, counted, inWords } from '../content/figures.ts';
import type { OfferBanner } from './banner.ts';

const { weeks } = counted;
const consultation = { text: 'Book a consultation', to: '#consultation' } as const;

export const serviceBanners = {
  '/analytical': {
    label: 'Analytical Solutions',
    offer: 'Data analytics',
    title: 'Figures that somebody acts on.',
    description:
      'Data analytics: we find the numbers that decide your week, check where they come from, and put them on one screen.',
    button: consultation,
  },
  '/erpservice': {
    label: 'ERP',
    offer: 'ERP systems',
    title: 'One ledger for the whole company.',
    description:
      'ERP systems with purchasing, stock, production and accounts on the same record, entered once, by the first person who knows it.',
    button: consultation,
  },
  '/uiux': {
    label: 'UI/UX Design',
    offer: 'UI and UX design',
    title: 'Screens that explain themselves.',
    description:
      'UI and UX design by interviews, drafts and tests with your own users, until nobody asks where to click.',
    button: consultation,
  },
  '/crm': {
    label: 'CRM',
    offer: 'CRM systems',
    title: 'Nobody is forgotten.',
    description:
      'A CRM that keeps every enquiry, promise and complaint in one place, with a date and a name beside it.',
    button: consultation,
  },
  '/testing': {
    label: 'Software Testing',
    offer: 'Software testing',
    title: 'We break it first.',
    description: 'Software testing: journeys, load, devices, keyboard and break-ins, with what each fault costs you.',
    button: consultation,
  },
  '/database': {
    label: 'Database Administration',
    offer: 'Database administration',
    title: 'The part that must not forget.',
    description:
      'Database administration for PostgreSQL, MySQL, Oracle and SQL Server, in companies whose data will outlive the software around it.',
    button: consultation,
  },
  '/development': {
    label: 'Website Development',
    offer: 'Website development',
    title: 'Open before you notice.',
    description: 'Websites and portals that are quick on a slow phone, and that your own people can change.',
    button: consultation,
  },
  '/cloud': {
    label: 'Cloud & DevOps',
    offer: 'Cloud and DevOps',
    title: 'The same build, everywhere.',
    description:
      'Cloud and DevOps: we move what runs under a desk into a rack that is described in code, and bring back a bill you can read line by line.',
    button: consultation,
  },
  '/Software-dev': {
    label: 'Software Development',
    offer: 'Software development',
    title: 'From the first sketch to the tenth year.',
    description:
      'Software development for one company and its rules, so that the next engineer understands it in an afternoon.',
    button: consultation,
  },
  '/digital-marketing': {
    label: 'Digital Marketing',
    offer: 'Digital marketing',
    title: 'Seen by those who were looking.',
    description:
      'Digital marketing with a question, a budget and an end, and a page behind each campaign that keeps what it promises.',
    button: consultation,
  },
  '/oracle': {
    label: 'Oracle SQL',
    offer: 'Oracle SQL tuning',
    title: 'Queries that finish before lunch.',
    description:
      'Oracle SQL tuning: we read the plan of a slow statement step by step, mend the step that is slow, and leave the PL/SQL around it in order.',
    button: consultation,
  },
  '/seo': {
    label: 'SEO & SEM',
    offer: 'SEO and SEM',
    title: 'Found by the right question.',
    description:
      'SEO and SEM with clean pages, true words and patient measuring. No tricks that a search engine would punish next spring.',
    button: consultation,
  },
  '/mobile-app': {
    label: 'Mobile App Development',
    offer: 'Mobile app development',
    title: 'It keeps the order through the tunnel.',
    description: 'Mobile apps that work without a connection and send later what was entered, on Android and on iOS.',
    button: consultation,
  },
  '/game': {
    label: 'Game Development',
    offer: 'Game development',
    title: 'Sixteen milliseconds at a time.',
    description:
      'Game development for mobile, console, PC and headset: small worlds that keep their frame rate and their players.',
    button: consultation,
  },
  '/software/new': {
    label: 'Custom Software',
    offer: 'Custom software',
    title: `A system of your own, in ${inWords(weeks.questions + weeks.drawing + weeks.building)} weeks.`,
    description:
      'Custom software in a first version that people can work with, at a price that you sign before building begins.',
    para: `${asBeginning(inWords(weeks.questions))} weeks of questions, ${inWords(weeks.drawing)} of drawing, ${inWords(weeks.building)} of building. From week ${inWords(weeks.questions + weeks.drawing + 1)} you see it run every Friday, and any Friday may be the last.`,
    button: { text: 'Book Now', to: '#consultation' },
  },
} as const satisfies Record<string, OfferBanner>;
