import type { JobPost } from '@frontdoor/contract';

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
} as const satisfies Record<NonNullable<JobPost['employmentType']>, string>;

export const workplaces = {
  office: 'On site',
  hybrid: 'Partly from home',
  remote: 'Remote',
} as const satisfies Record<NonNullable<JobPost['workplace']>, string>;

export const salaryIntervals = {
  hour: 'an hour',
  day: 'a day',
  month: 'a month',
  year: 'a year',
} as const satisfies Record<NonNullable<JobPost['salary']>['interval'], string>;

export const filterWords = {
  legend: 'Narrow the list',
  all: 'All',
  of: 'of',
  show: 'Show',
  none: 'No open position fits all of this.',
  clear: 'Show all positions',
} as const;
