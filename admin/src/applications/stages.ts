import type { Application } from '@frontdoor/contract';

export type Stage = Application['stage'];

/** In the order of the hiring. */
export const stageLabels: Record<Stage, string> = {
  new: 'New',
  screening: 'Screening',
  interview: 'Interview',
  offer: 'Offer',
  hired: 'Hired',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
};

export const stages = Object.keys(stageLabels) as Stage[];
