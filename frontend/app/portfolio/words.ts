import { company } from '../content/company.ts';
import { counted } from '../content/figures.ts';

export const figure = {
  caption: 'Fig. 1 — one street, fourteen numbers. A the oldest, B at work while we sleep, C opened this year',
  remark: 'Height: years in use',
} as const;

export const workWords = {
  scroll: 'The screen, to be moved sideways',
  since: 'In use since',
} as const;

export const rules = {
  title: 'How a system comes onto this page',
  text: `${company.name} has handed over more than ${counted.projects} projects. These fourteen are here because they pass four tests, and every January we look whether they still do.`,
  tests: [
    {
      term: 'In use for 90 days',
      text: 'A launch is not a result. We wait until the first month-end, the first fault and the first new employee.',
    },
    {
      term: 'A figure from the client',
      text: 'Each number on this page was counted by the people who use the thing, before and after, and they agreed to have it printed.',
    },
    {
      term: 'The owner answers',
      text: 'Somebody at the client’s picks up the phone when you ask how it went. You get that number from us by e-mail.',
    },
    {
      term: 'Still ours to repair',
      text: 'What another firm has taken over may be in good hands, but we can no longer vouch for it. Then it leaves this page.',
    },
  ],
  privacy: `The screens are redrawn. Names of patients, pupils and buyers are invented; prices and times are of the kind that is there. Two of the fourteen are for staff only, so there is no address to open.`,
} as const;

export const call = {
  title: 'Want to hear the owner, not us?',
  text: 'Name two of the fourteen. You get a phone number at each, and we are not in the call.',
  action: 'Ask for two numbers',
} as const;
