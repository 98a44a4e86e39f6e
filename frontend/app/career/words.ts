import { answers } from '@frontdoor/contract';
import { company } from '../content/company.ts';

/** Texts of the parts of the career page. */
export const careerOffice = {
  caption: 'Fig. 5 — a drawing review. A a free place, B the drawing, C a colleague.',
} as const;

export const positionsWords = {
  note: 'Whom we look for',
  title: 'Open positions',
  failed: 'Could not load',
  one: '1 position',
  many: 'positions',
  apply: 'Apply Now',
  description: 'The whole description',
} as const;

export const noPositions = {
  failed: 'We could not load the list just now.',
  retry: 'Try again',
  write: 'in a moment, or write to',
  none: 'No position is open today.',
  invitation: 'An application without one is welcome: we read it, and we keep it in mind.',
  apply: 'Send an open application',
} as const;

export const galleryHead = {
  note: company.days,
  title: 'A week on the second floor',
  label: 'A working week',
} as const;

export const stepsTitle = 'How an application is read';

/** How quickly applicants heard of late, where HR publishes it; the numbers are put in when the page is asked for. */
export const figureWords = {
  median: (workingDays: string) => `Answered within ${workingDays} working days, `,
  kept: (kept: string) => `${kept} of 100 in time`,
  basis: 'Half of the first answers of the last 90 days took no longer.',
} as const;

export const workplace = [
  { term: 'Place', text: `${company.city}; days at the office depend on the position` },
  { term: 'Hours', text: `${company.hours}, with overlap for Dubai and London` },
  { term: 'Team', text: 'Three to seven people, one system, one drawing' },
] as const;

export const steps = [
  { when: 'Day 0', title: 'You apply', text: 'One form. You get a reference number at once.' },
  {
    when: `Within ${answers.application.days} working days`,
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
