import type { Sketch } from '@frontdoor/drawings/names';
import { portfolio, workOf } from './portfolio.ts';

export interface Project {
  name: string;
  text: string;
  sketch: Sketch;
  /** Null for a project that is not open to the public. */
  url: string | null;
}

export interface Showcase {
  year: string;
  title: string;
  text: string;
  sketch: Sketch;
  url: string;
  facts: readonly { term: string; text: string }[];
}

function shownWork(key: Parameters<typeof workOf>[0]) {
  const { year, sketch, url } = workOf(key);
  return { year: String(year), sketch, url };
}

/** The three that the home page shows at length. */
export const showcases: readonly Showcase[] = [
  {
    ...shownWork('repairs'),
    title: 'A booking site for laptop repairs at home',
    text: 'Engineers were losing a third of their day in traffic. We drew the city as a grid, the day as slots, and let the booking page do the arithmetic.',
    facts: [
      { term: 'Visits a day', text: '5 → 8' },
      { term: 'No-shows', text: '− 41 %' },
      { term: 'Time to book', text: '48 s' },
    ],
  },
  {
    ...shownWork('tower'),
    title: 'A builder’s site that shows the building',
    text: 'Buyers asked for the progress of their floor. Now the site office takes one picture a week, and the page shows it beside the plan.',
    facts: [
      { term: 'Calls a week', text: '120 → 35' },
      { term: 'Floors shown', text: '214' },
      { term: 'Updates', text: 'Fridays' },
    ],
  },
  {
    ...shownWork('kit'),
    title: 'A shop for skincare kits',
    text: 'Three questions put a kit together, and the kit says why each thing is in it. Most visitors order without writing to anybody.',
    facts: [
      { term: 'Questions', text: '3' },
      { term: 'Returns', text: '− 28 %' },
      { term: 'First paint', text: '0.7 s' },
    ],
  },
];

/** The other variant shows the first nine of the portfolio. */
export const projects: readonly Project[] = portfolio
  .slice(0, 9)
  .map(({ name, line, sketch, url, isPublic }) => ({ name, text: line, sketch, url: isPublic ? url : null }));
