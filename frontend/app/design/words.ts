import type { Station } from '@frontdoor/drawings/names';

export const figure = {
  caption: 'Fig. 1 — one part, five times: observed, chosen, drawn, handed over, tried',
} as const;

export const phasesHead = {
  note: 'The framework',
  title: 'What happens in each, and what you hold at its end',
  lead: 'Press a name to unfold its phase.',
  detail: 'Detail',
  end: 'You hold',
} as const;

export interface DesignPhase {
  station: Station;
  name: string;
  time: string;
  summary: string;
  points: readonly string[];
  end: string;
  label: string;
}

export const phases: readonly DesignPhase[] = [
  {
    station: 'discover',
    name: 'Discover',
    time: '2 weeks',
    summary:
      'We watch before we ask. Two of us sit beside the people who will use the thing, and write down what they do when nobody explains it to them.',
    points: [
      'Five to eight working days beside users, at their desks and in their lorries',
      'The spreadsheets, slips and shouted numbers that the present system lives on',
      'What happens on the worst day of the month',
    ],
    end: 'A wall of observations, each with a date and a name, and no solution yet',
    label: 'Seven dashed blocks of different sizes, scattered: observations',
  },
  {
    station: 'define',
    name: 'Define',
    time: '1 week',
    summary:
      'Of thirty problems, three are worth the money. We choose them together, write each as one sentence, and say which figure will show that it is solved.',
    points: [
      'One sentence for each problem, without the word system in it',
      'A figure that is measured today, so that there is a before',
      'A list of what will not be done, signed as well',
    ],
    end: 'Three sentences with three figures, on one page',
    label: 'The dashed blocks again, one of them framed in the signal colour',
  },
  {
    station: 'design',
    name: 'Design',
    time: '3 to 5 weeks',
    summary:
      'Paper first, because people criticise a pencil sketch more freely than a finished screen. Each idea is drawn three times in a day, tried on somebody in the corridor, and two of the three are thrown away.',
    points: [
      'Sketches, then screens that can be clicked, with your words and your prices in them',
      'Every state: empty, full, late, forbidden, offline',
      'Colours, type and spacing as rules with names, distances in steps of eight pixels',
    ],
    end: 'A prototype on a telephone, and the sheet of rules behind it',
    label: 'A sheet on a board with the chosen block drawn on it in three views',
  },
  {
    station: 'handoff',
    name: 'Develop Design Handoff',
    time: '1 week, then beside the work',
    summary:
      'The drawing is built by people who were in the room when it was made. Designers stay until the last screen stands, because the good questions come in the second month.',
    points: [
      'Components in code under the same names as in the drawing',
      'Measures read off the drawing by a program, never by eye',
      'One hour a day in which any engineer may ask any designer',
    ],
    end: 'The first screens, built, beside their drawings, at the same size',
    label: 'A person carries the finished block from the sheet to a plinth',
  },
  {
    station: 'validate',
    name: 'Validate & Iterate',
    time: '2 weeks, then twice a year',
    summary:
      'We go back to the same desks with the same figures. What has not become better is changed or taken out again, and the second round is in the price.',
    points: [
      'Eight people, eight tasks, a stop-watch, and nobody helping',
      'The three figures of the second phase, measured again',
      'A list of what we got wrong, in the order of what it costs you',
    ],
    end: 'Before and after on one page, and the next three sentences',
    label: 'The solid block on a plinth with a gauge, and somebody who tries it',
  },
];

export const tables = {
  title: 'Who sits at the table',
  text: 'Two designers sit at every table. Your users are at the first two and at the last; engineers come to the third, so that nobody inherits a drawing.',
  passing:
    'The user in dashes was on the way to lunch, and has been asked to try a sketch. The bench is for the eight who try the finished part, one after the other.',
  caption: 'Fig. 2 — one room, a table for each phase. U your users, D designers, E engineers',
} as const;

export const showcase = {
  note: 'What we draw with, and build in',
  title: 'Technology showcase',
  tiles: [
    {
      name: 'TypeScript',
      text: 'One language from the form to the table, so that a renamed field is found everywhere.',
      since: '2019',
    },
    { name: 'React', text: 'Screens as parts with names. The same names stand in the drawing.', since: '2019' },
    { name: 'Flutter', text: 'One code base for both stores where an app has to work without a line.', since: '2021' },
    { name: 'NestJS', text: 'Servers in which a new engineer finds the right file by its name.', since: '2020' },
    { name: 'PostgreSQL', text: 'Where the data stay when everything above has been replaced twice.', since: '2019' },
    {
      name: 'Figma',
      text: 'Drawings that several people work on at once. Exported, so that you own them.',
      since: '2020',
    },
    { name: 'Playwright', text: 'What your users do, repeated by a browser after every change.', since: '2022' },
    { name: 'Kubernetes', text: 'Only above a dozen services. Half of our systems do well without.', since: '2021' },
  ],
  since: 'since',
} as const;

export const call = {
  title: 'Five people, one morning.',
  text: 'Send us five of your own users for a morning, and we show you what phase one finds. All it costs you is their travel.',
  action: 'Pick a morning',
} as const;
