import { answers } from '@frontdoor/contract';
import type { PagePath } from '../../banners/banners.ts';
import type { Ending } from '../../consultation/words.ts';
import { counted, inWords } from '../../content/figures.ts';

const { questions, drawing, building } = counted.weeks;

export const figure = {
  caption: `Fig. 1 — one table, ${inWords(counted.services)} services around it. The cable leads to the one that is talked about`,
} as const;

export interface Service {
  to: PagePath;
  /** The letters on its plinth in the figure. */
  plate: string;
  name: string;
  text: string;
  hold: string;
}

export const services: readonly Service[] = [
  {
    to: '/Software-dev',
    plate: 'SOFTWARE',
    name: 'Software development',
    text: 'The rule that makes your company different, drawn and built to last ten years.',
    hold: 'A running system and its plan',
  },
  {
    to: '/software/new',
    plate: 'CUSTOM',
    name: 'Custom software',
    text: `From the first meeting to the whole first version in ${inWords(questions + drawing + building)} weeks, with a price after ${inWords(questions + drawing)}.`,
    hold: 'A drawing that you may take elsewhere',
  },
  {
    to: '/development',
    plate: 'WEBSITES',
    name: 'Website development',
    text: 'Pages that open at once on a slow connection, and that your people can change.',
    hold: 'A site and a measured time',
  },
  {
    to: '/mobile-app',
    plate: 'APPS',
    name: 'Mobile app development',
    text: 'For hands that are full and places without a signal.',
    hold: 'An app in both stores',
  },
  {
    to: '/uiux',
    plate: 'UI/UX',
    name: 'UI and UX design',
    text: 'Five of your users try it on paper before anybody programs it.',
    hold: 'Screens and the rules behind them',
  },
  {
    to: '/erpservice',
    plate: 'ERP',
    name: 'ERP',
    text: 'Purchase, stock, delivery and invoice from one entry.',
    hold: 'One ledger instead of five',
  },
  {
    to: '/crm',
    plate: 'CRM',
    name: 'CRM',
    text: 'Each enquiry with an owner, a next step and a day.',
    hold: 'A list that nobody has to chase',
  },
  {
    to: '/analytical',
    plate: 'ANALYTICS',
    name: 'Analytical solutions',
    text: 'The five figures on which Monday’s decision hangs, each with its rows behind it.',
    hold: 'One screen, believed by two departments',
  },
  {
    to: '/database',
    plate: 'DATABASES',
    name: 'Database administration',
    text: 'Backups that were restored, upgrades that were rehearsed.',
    hold: 'The minutes of the last restore',
  },
  {
    to: '/oracle',
    plate: 'ORACLE',
    name: 'Oracle SQL',
    text: 'Old statements read with patience, and made fast without a larger machine.',
    hold: 'The plan before and after',
  },
  {
    to: '/cloud',
    plate: 'CLOUD',
    name: 'Cloud and DevOps',
    text: 'The same build on a desk, a server and a cluster, and a bill that can be read.',
    hold: 'One button for a release, and one to undo it',
  },
  {
    to: '/testing',
    plate: 'TESTING',
    name: 'Software testing',
    text: 'Your most important journeys, tried after every change, and load until something fails.',
    hold: 'Tests that stay yours',
  },
  {
    to: '/seo',
    plate: 'SEARCH',
    name: 'SEO and SEM',
    text: 'A page for each question that people really type, and none for the others.',
    hold: 'A list of words with their pages',
  },
  {
    to: '/digital-marketing',
    plate: 'MARKETING',
    name: 'Digital marketing',
    text: 'Campaigns with one question, one budget and a last day.',
    hold: 'Accounts in your own name',
  },
  {
    to: '/game',
    plate: 'GAMES',
    name: 'Game development',
    text: 'One movement that feels right, and then a world around it.',
    hold: 'A level that runs on the weakest phone',
  },
];

export const index = {
  title: `All ${inWords(counted.services)}, and ${inWords(counted.servicesBeside)} more`,
  text: `Each has a page of its own. Engineers for your own team, upkeep, inspections, training and a night telephone come with them or alone. Together that makes ${inWords(counted.services + counted.servicesBeside)}.`,
  hold: 'You hold',
  sheet: 'Sheet',
} as const;

export const process = {
  title: 'The same four steps for each of them',
  lead: 'A small job goes through all four in three weeks, a large one in up to ten months.',
  steps: [
    {
      when: 'a fifth of the time',
      title: 'Discovery',
      text: 'We sit where it will be used. At the end you have a page with what is wrong, in your own words.',
    },
    {
      when: 'a tenth',
      title: 'Planning',
      text: 'The drawing, the order of work and the sum. You may stop here and owe nothing more.',
    },
    {
      when: 'six tenths',
      title: 'Execution',
      text: 'It runs every Friday, with your data in it. You say what comes next.',
    },
    {
      when: 'a tenth, then for years',
      title: 'Delivery',
      text: 'Handing over takes as long as planning did: teaching, a rehearsal of the bad day, and a telephone number.',
    },
  ],
} as const;

export const ending: Ending = {
  title: 'Not sure which service you need?',
  text: 'Most people who write to us name the wrong one, which does no harm. Describe what goes wrong on a bad day, and the engineer who knows that trouble answers.',
  facts: [
    { term: 'Who answers', text: `An engineer, within ${answers.consultation.time}.` },
    { term: 'Languages', text: 'English and Hindi; Arabic with our people in Dubai.' },
    { term: 'Afterwards', text: 'A page of notes, which you may show to anybody.' },
  ],
};
