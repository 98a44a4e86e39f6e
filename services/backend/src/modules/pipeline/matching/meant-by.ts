import type { ApplicationStage } from '../../applications/application.facts';

/** Those of the matching applications that a deed changes: a move leaves alone what is in its stage already. */
export const meantBy = <Matching extends { stage: ApplicationStage }>(
  matching: readonly Matching[],
  stage: ApplicationStage | undefined,
): Matching[] => matching.filter((one) => one.stage !== stage);
