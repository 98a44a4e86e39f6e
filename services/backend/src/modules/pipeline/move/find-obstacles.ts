import type { ApplicationStage } from '../../applications/application.facts';
import type { StagedApplication } from './stage-moves.repository';

/** By id, what stands in the way of a move to a stage. `versions` are those that the caller has read, by id. */
export function findObstacles(
  ids: string[],
  found: StagedApplication[],
  { stage, versions = {} }: { stage: ApplicationStage; versions?: Record<string, number> | undefined },
): Record<string, string> {
  // Postgres writes ids in small letters.
  const seen = new Map(Object.entries(versions).map(([id, version]) => [id.toLowerCase(), version]));
  const obstacles: Record<string, string> = {};
  for (const id of ids) {
    const application = found.find((one) => one.id === id.toLowerCase());
    const obstacle = obstacleOf(application, stage, seen.get(id.toLowerCase()));
    if (obstacle) obstacles[id] = obstacle;
  }
  return obstacles;
}

function obstacleOf(application: StagedApplication | undefined, stage: ApplicationStage, seen?: number): string | null {
  if (!application) return 'There is no such application.';
  if (!application.isClear) return 'It is held or discarded.';
  if (application.stage === stage) return 'It is in this stage already.';
  return (seen ?? application.version) === application.version ? null : 'Somebody else has changed it meanwhile.';
}
