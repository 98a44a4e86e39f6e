import type { Trade } from '../../content/trades.ts';

export const factTerms = {
  location: 'Location',
  employment: 'Employment',
  workplace: 'Workplace',
  salary: 'Salary',
  closing: 'Apply by',
} as const;

export const employmentTypes = {
  'full-time': 'Full time',
  'part-time': 'Part time',
  contract: 'Contract',
  internship: 'Internship',
  temporary: 'Temporary',
} as const;

export const workplaces = {
  office: 'On site',
  hybrid: 'Partly from home',
  remote: 'Remote',
} as const;

export const salaryIntervals = { hour: 'an hour', day: 'a day', month: 'a month', year: 'a year' } as const;

/** Which drawing stands for a post that has no picture of its own: the first words found in its title decide. */
export const drawingWords: readonly { words: RegExp; trade: Trade }[] = [
  { words: /flutter|mobile|android|ios\b/i, trade: 'mobile' },
  { words: /test|quality|\bqa\b/i, trade: 'testing' },
  { words: /data|sql|oracle|back-?end|java\b/i, trade: 'data' },
  { words: /cloud|devops|infrastructure|administrator/i, trade: 'cloud' },
  { words: /manager|lead|\bhr\b|people|trainee/i, trade: 'team' },
  { words: /front-?end|web|react|mern|design|\bui\b/i, trade: 'web' },
];

export const filterWords = {
  legend: 'Narrow the list',
  all: 'All',
  of: 'of',
  none: 'No open position fits all of this.',
  clear: 'Show all positions',
} as const;
