import { accessibility } from '../content/accessibility.ts';

export const figure = {
  caption: 'Fig. 1 — one door, and the ways to it. A steps · B ramp · C a strip that a cane follows · D a button',
} as const;

export const readings = {
  title: 'The last run in figures',
  pages: 'Pages read',
  passed: 'Rules kept on all',
  broken: 'Rules broken',
  undecided: 'Left to a person',
  day: 'Read on',
} as const;

export const aim = {
  title: 'What we aim at',
  text: 'Each page shall meet WCAG 2.2 at level AA: by keyboard, read aloud, at four times the size, in both colour schemes, without motion, and without scripts.',
} as const;

export const checks = {
  title: 'How it was checked',
  list: [
    {
      name: 'By a program, page by page',
      text: (axe: string, pages: number, widths: string) =>
        `The program axe ${axe} has read ${pages} pages as they open, ${widths} pixels wide, in light and in dark colours. This statement is made from what it wrote down, and tests refuse it once the site has a page that the run did not see.`,
    },
    {
      name: 'By a browser, at every change',
      text: 'Tests open the menu, the search, forms with errors and their receipts, and have axe read them too. They go through carousels, lists and forms by keyboard alone, look at forced colours, switch scripts off, and look for anything that sticks out at 320 pixels.',
    },
    {
      name: 'Not yet by those who know best',
      text: 'Nobody who uses a screen reader, a switch or a magnifier every day has gone through the site for us. A program finds about half of what hinders people; for the rest we need reports like yours.',
    },
  ],
} as const;

export const gaps = {
  title: 'Known gaps',
  lead: 'All that the run has left open, by rule. Nothing was taken out.',
  noneBroken: 'The run found no rule broken on any page.',
  noneUndecided: 'There was no place where it could not tell.',
  broken: 'Broken',
  undecided: 'Not decided',
  everywhere: (count: number) => `On all ${count} pages`,
  on: (count: number) => (count === 1 ? 'On one page' : `On ${count} pages`),
  allBut: (count: number) => `On all pages but ${count === 1 ? 'this one' : `these ${count}`}`,
  template: 'Page of a job post',
  notFound: 'Where there is no page',
  search: 'Search',
  received: 'Receipt of a form sent without script',
  anotherFile: 'Page that takes another file for an application',
  interview: 'Page that takes an answer to an invitation',
  rule: (rule: string, help: string) => `axe calls it ${rule}: ${help}`,
} as const;

export const unseen = {
  title: 'What no program checks',
  list: [
    {
      name: 'Documents from others',
      text: 'A resume reaches our staff as its sender made it. Some are scans, which nothing reads aloud. This site offers no document of its own for download.',
    },
    {
      name: 'The map of another host',
      text: 'On the contact page a button loads a map from OpenStreetMap, which we cannot mend. Before it stand our own drawing and the way in words: nothing is on the map alone.',
    },
    {
      name: 'Words of job posts',
      text: 'They are typed by HR and appear at once. The run has read one post as an example. Their headings are put in order by the site; whether the text is plain is up to its writer.',
    },
    {
      name: 'Sites behind a link',
      text: 'Clients, partners and networks have sites of their own, which we have not looked at. Our links to them open a new tab, and say so.',
    },
    {
      name: 'Whether words fit',
      text: 'A program sees that a drawing has a name, and not whether the name says what the drawing shows. The same holds for link texts, headings and the order of reading.',
    },
    {
      name: 'Language',
      text: 'All pages are in English, with the terms of our trade. There is no edition in Hindi, in plain language or in sign language.',
    },
  ],
} as const;

export const report = {
  title: 'Something in your way?',
  text: `Tell us the page and what you wanted to do there; the tool that you use helps us, and is no condition. A person answers within ${accessibility.answerWithin}, with a day by which it will be mended, or with the reason why not. Meanwhile you get what you came for by mail or telephone.`,
  mail: 'Write to',
  call: 'Call',
  or: 'Or use',
  form: 'the contact form',
} as const;
