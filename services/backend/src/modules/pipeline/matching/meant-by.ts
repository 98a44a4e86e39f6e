import type { MatchingApplication } from '../../applications/matching/find-matching.use-case';
import type { ApplicationStage } from '../../applications/application.facts';

/** The stage or the person that a deed gives to applications; `assignedTo` is null for nobody. */
interface Goal {
  stage?: ApplicationStage | undefined;
  assignedTo?: string | null | undefined;
}

/** The matching applications that a deed changes: without those that have its stage, or are assigned as it wants, already. */
export const meantBy = (matching: readonly MatchingApplication[], goal: Goal): MatchingApplication[] =>
  matching.filter((one) => one.stage !== goal.stage && one.assignedTo !== goal.assignedTo);
