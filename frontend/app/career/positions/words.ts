import type { Trade } from '../../content/home.ts';

export const workplace = [
  { term: 'Place', text: 'Noida, two days a week; the rest from where you work best' },
  { term: 'Hours', text: '10:00 AM - 07:00 PM, with overlap for Dubai and London' },
  { term: 'Team', text: 'Three to seven people, one system, one drawing' },
] as const;

export const steps = [
  { when: 'Day 0', title: 'You apply', text: 'One form. You get a reference number at once.' },
  {
    when: 'Within 5 days',
    title: 'A person reads it',
    text: 'HR reads every application, and you hear from us either way.',
  },
  { when: '45 minutes', title: 'We talk', text: 'With an engineer, about something you have built.' },
  {
    when: 'Half a day',
    title: 'We work',
    text: 'On a small real problem, together and paid. Then an offer, or the reason why not.',
  },
] as const;

export const factTerms = {
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
