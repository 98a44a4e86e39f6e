import { answers } from '@frontdoor/contract';

export const ready = [
  { term: 'Time', text: 'About five minutes.' },
  { term: 'Resume', text: 'PDF or Word, at most 5 MB. It is stored privately and only HR can open it.' },
  { term: 'Connection', text: 'May fail. The form tries again by itself and never sends twice.' },
  { term: 'Answer', text: `A reference number at once, a person’s answer within ${answers.application.time}.` },
] as const;

export const letterboxCaption = 'Fig. 6 — on its way. A your resume, B HR’s tray.';
