import { answers } from '@frontdoor/contract';

/** The way from another page to the careers. */
export const careerCall = {
  note: 'Career',
  title: 'There is a free chair at the drawing board.',
  text: 'We hire people who like to understand a thing before they build it. See what is open, or send an application without a vacancy in mind.',
  facts: [
    { term: 'To apply', text: 'One page' },
    { term: 'Answer', text: `${answers.application.days} working days` },
    { term: 'Resume', text: 'PDF, Word' },
  ],
  action: 'See open positions',
} as const;
