import type { Sketch } from '@frontdoor/drawings/names';
import { measured, portfolio, workOf, type Work } from './portfolio.ts';

export interface Project {
  name: string;
  text: string;
  sketch: Sketch;
  /** Null for a project that is not open to the public. */
  url: string | null;
}

export interface Showcase {
  work: Work & { key: 'repairs' | 'tower' | 'kit' };
  title: string;
  text: string;
  facts: readonly { term: string; text: string }[];
}

function shown<Key extends Showcase['work']['key']>(key: Key) {
  return { work: { ...workOf(key), key } };
}

/** The three of one home page, with measured results that the portfolio tells, too. */
export const showcases: readonly Showcase[] = [
  {
    ...shown('repairs'),
    title: 'A booking site for laptop repairs at home',
    text: 'Engineers were losing a third of their day in traffic. We drew the city as a grid, the day as slots, and let the booking page do the arithmetic.',
    facts: measured.repairs,
  },
  {
    ...shown('tower'),
    title: 'A builder’s site that shows the building',
    text: 'Buyers asked for the progress of their floor. Now the site office takes one picture a week, and the page shows it beside the plan.',
    facts: measured.tower,
  },
  {
    ...shown('kit'),
    title: 'A shop for skincare kits',
    text: 'Three questions put a kit together, and the kit says why each thing is in it. Most visitors order without writing to anybody.',
    facts: measured.kit,
  },
];

/** The other variant shows the first nine of the portfolio. */
export const projects: readonly Project[] = portfolio
  .slice(0, 9)
  .map(({ name, line, sketch, url, isPublic }) => ({ name, text: line, sketch, url: isPublic ? url : null }));
