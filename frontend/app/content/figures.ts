import { company } from './company.ts';

export type HomeVariant = 'A' | 'B';

/** Which of the two home pages is built. */
export const variant: HomeVariant = 'A';

export interface Figure {
  value: number;
  label: string;
  /** What was counted. */
  counted: string;
}

/** Four figures, and how they agree with those of other pages. */
export interface Figures {
  figures: readonly Figure[];
  customers: string;
  people: string;
}

/** What several pages say of the company. Lists that a page shows are counted there: people who sign, partners, clients. */
export const counted = {
  services: 15,
  /** Upkeep and the like: they come with the services, or alone. */
  servicesBeside: 5,
  engineers: 67,
  people: 'more than a hundred',
  atDesks: 40,
  projects: 500,
  testPhones: 91,
  /** Of one screen, before it is built. */
  testRounds: 3,
  /** Of the last year, from all systems that are looked after. */
  nightCalls: 4,
  /** When building is. */
  invoiced: 'on the last Friday of each month',
  /** Of a first version: questions and drawing come before building. */
  weeks: { questions: 2, drawing: 2, building: 10 },
} as const;

const numerals =
  'none one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** A count as running text has it: in words below a hundred, else in figures. */
export function inWords(count: number): string {
  const ten = tens[Math.floor(count / 10) - 2];
  if (count <= 20 || ten === undefined) return numerals[count] ?? String(count);
  return count % 10 === 0 ? ten : `${ten}-${numerals[count % 10]}`;
}

export const asBeginning = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const begun = company.revisions[company.revisions.length - 1]?.year;

export const firstFigures: Figures = {
  figures: [
    { value: 257, label: 'satisfied customers', counted: 'firms whose system went into use' },
    { value: 7, label: 'years', counted: `since the first drawing, in ${begun}` },
    {
      value: counted.services + counted.servicesBeside,
      label: 'services',
      counted: `${counted.services} to order, ${inWords(counted.servicesBeside)} that come with them or alone`,
    },
    { value: counted.engineers, label: 'expert engineers', counted: `of ${counted.people} people` },
  ],
  customers: `Those 257 firms ordered more than ${counted.projects} projects, because many came back;`,
  people: `${asBeginning(counted.people)} people work for us, ${counted.engineers} of them engineers; ${inWords(counted.atDesks)} have their desks in ${company.city}, the others sit with clients.`,
};

/** The other variant's. */
export const otherFigures: Figures = {
  figures: [
    { value: 500, label: 'Satisfied Customers', counted: 'firms whose system went into use' },
    { value: 11, label: 'Years of Experience', counted: 'of those who founded the office' },
    { value: 10, label: 'Products', counted: 'ready-made, and changed to fit' },
    { value: 50, label: 'Expert Engineers', counted: 'who draw what they build' },
  ],
  customers: 'A customer is counted once, however many projects there were;',
  people: 'An engineer is counted who draws, builds or tests; those who sell are not.',
};
