import type { Banner } from './banner.ts';

export const serviceBanners = {
  '/analytical': {
    label: 'Analytical Solutions',
    title: 'Figures that somebody acts on.',
    description: 'We find the numbers that decide your week, check where they come from, and put them on one screen.',
  },
  '/erpservice': {
    label: 'ERP',
    title: 'One ledger for the whole house.',
    description:
      'Purchasing, stock, production and accounts on the same record, entered once, by the first person who knows it.',
  },
  '/uiux': {
    label: 'UI/UX Design',
    title: 'Screens that explain themselves.',
    description: 'Interviews, sketches and tests with your own people, until nobody asks where to click.',
  },
  '/crm': {
    label: 'CRM',
    title: 'Nobody is forgotten.',
    description: 'Every enquiry, promise and complaint in one place, with a date and a name beside it.',
  },
  '/testing': {
    label: 'Software Testing',
    title: 'We break it first.',
    description:
      'We put weight on your system until one part bends, and tell you which, at what load, and what it costs to make it stiffer.',
  },
  '/database': {
    label: 'Database Administration',
    title: 'The part that must not forget.',
    description:
      'We look after PostgreSQL, MySQL, Oracle and SQL Server for companies whose data will outlive the software around it.',
  },
  '/development': {
    label: 'Website Development',
    title: 'Open before you notice.',
    description: 'Sites and portals that are quick on a slow phone, and that your own people can change.',
  },
  '/cloud': {
    label: 'Cloud & DevOps',
    title: 'The same build, everywhere.',
    description:
      'We move what runs under a desk into a rack that is described in code, and bring back a bill you can read line by line.',
  },
  '/Software-dev': {
    label: 'Software Development',
    title: 'From the first sketch to the tenth year.',
    description: 'Systems made for one company, built so that the next engineer understands them in an afternoon.',
  },
  '/digital-marketing': {
    label: 'Digital Marketing',
    title: 'Seen by those who were looking.',
    description: 'Campaigns with a question, a budget and an end, and a page behind them that keeps what they promise.',
  },
  '/oracle': {
    label: 'Oracle SQL',
    title: 'Queries that finish before lunch.',
    description:
      'We read the plan of a slow statement joint by joint, clear the one that is blocked, and leave the PL/SQL around it in order.',
  },
  '/seo': {
    label: 'SEO & SEM',
    title: 'Found by the right question.',
    description:
      'Clean pages, true words and patient measuring. No tricks that a search engine would punish next spring.',
  },
  '/mobile-app': {
    label: 'Mobile App Development',
    title: 'It keeps the order through the tunnel.',
    description: 'Apps that work without a connection and send later what was entered, on Android and on iOS.',
  },
  '/game': {
    label: 'Game Development',
    title: 'Sixteen milliseconds at a time.',
    description: 'Mobile, console, PC and headset: small worlds that keep their frame rate and their players.',
  },
  '/software/new': {
    label: 'Custom Software',
    title: 'A system of your own, in fourteen weeks.',
    description: 'A first version that people can work with, at a price that you sign before building begins.',
    para: 'Two weeks of questions, two of drawing, ten of building. From week five you see it run every Friday, and any Friday may be the last.',
    button: 'Book Now',
  },
} as const satisfies Record<string, Banner>;
