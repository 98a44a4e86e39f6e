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

const begun = company.revisions[company.revisions.length - 1]?.year;

export const firstFigures: Figures = {
  figures: [
    { value: 257, label: 'satisfied customers', counted: 'firms whose system went into use' },
    { value: 7, label: 'years', counted: `since the first drawing, in ${begun}` },
    { value: 20, label: 'services', counted: '15 to order, and five with them' },
    { value: 67, label: 'expert engineers', counted: 'of more than a hundred people' },
  ],
  customers: 'The 257 had more than 500 projects from us, for many came back;',
  people: `More than a hundred people work for us, 67 of them engineers; forty have their desks in ${company.city}, the others sit with clients.`,
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
