import type { Application } from '@frontdoor/contract';
import { english } from '../messages/english.ts';

export type Stage = Application['stage'];

/** In the order of the hiring, which is that of their texts. */
export const stages = Object.keys(english.applications.stages) as Stage[];

const way = ['new', 'screening', 'interview', 'offer', 'hired'] as const satisfies Stage[];

/** The stage after this one on the way to being hired; none at an end. */
export const nextStage = (stage: Stage): Stage | undefined => {
  const at = way.findIndex((one) => one === stage);
  return at === -1 ? undefined : way[at + 1];
};

/** Whether an application is not at its end. */
export const isOpen = ({ stage }: Pick<Application, 'stage'>): boolean => nextStage(stage) !== undefined;
