import type { Application } from '@frontdoor/contract';

export type Stage = Application['stage'];

export const stages = [
  'new',
  'screening',
  'interview',
  'offer',
  'hired',
  'rejected',
  'withdrawn',
] as const satisfies Stage[];
