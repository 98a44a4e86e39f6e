import type { MatchingApplication } from '../../applications/matching/find-matching.use-case';
import type { ApplicationStage } from '../../applications/application.facts';

/** What a deed makes of an application; `assignedTo` is null for nobody. */
interface Goal {
  stage?: ApplicationStage | undefined;
  assignedTo?: string | null | undefined;
}

/** Those of the matching applications that a deed changes: what is in its stage, or assigned as wanted, already stays as it is. */
export const meantBy = (matching: readonly MatchingApplication[], goal: Goal): MatchingApplication[] =>
  matching.filter((one) => one.stage !== goal.stage && one.assignedTo !== goal.assignedTo);
