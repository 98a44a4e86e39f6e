import type { Sql } from '../../../platform/database/database';
import { expectedError } from '../../../platform/http/errors/expected-error';
import { NotFound, ValidationFailed } from '../../../platform/http/errors/http.errors';
import { ChangedMeanwhile } from '../../../platform/http/listing/record-version';
import type { ApplicationStage } from '../../applications/application.facts';
import { reasons } from '../reasons/rejection-reasons.repository';
import type { StagedApplication } from './stage-moves.repository';
import type { MoveApplicationRequest, MoveApplicationsRequest } from './stages.dto';

class AlreadyInStage extends expectedError(409, 'already_in_stage', 'The application is in this stage already.') {}

class NotInPipeline extends expectedError(
  409,
  'not_in_pipeline',
  'The application is held or discarded. Release it first.',
) {}

class CannotMoveAll extends expectedError(
  422,
  'cannot_move_all',
  'Nothing was moved, because some of these applications cannot be.',
) {}

/** `version` is the one that was read, null for any. @throws NotFound, ChangedMeanwhile, NotInPipeline, AlreadyInStage */
export function checkMove(found: StagedApplication | undefined, stage: ApplicationStage, version: number | null): void {
  if (!found) throw new NotFound('There is no such application.');
  if (version !== null && version !== found.version) throw new ChangedMeanwhile();
  if (!found.isClear) throw new NotInPipeline();
  if (found.stage === stage) throw new AlreadyInStage();
}

/** `versions` are those that were read, by id. @throws CannotMoveAll with the obstacles by id */
export function checkMoves(found: StagedApplication[], { ids, stage, versions = {} }: MoveApplicationsRequest): void {
  // Postgres writes ids in small letters.
  const seen = new Map(Object.entries(versions).map(([id, version]) => [id.toLowerCase(), version]));
  const errors: Record<string, string> = {};
  for (const id of ids) {
    const application = found.find((one) => one.id === id.toLowerCase());
    const obstacle = obstacleOf(application, stage, seen.get(id.toLowerCase()));
    if (obstacle) errors[id] = obstacle;
  }
  if (Object.keys(errors).length > 0) throw new CannotMoveAll(undefined, { errors });
}

function obstacleOf(application: StagedApplication | undefined, stage: ApplicationStage, seen?: number): string | null {
  if (!application) return 'There is no such application.';
  if (!application.isClear) return 'It is held or discarded.';
  if (application.stage === stage) return 'It is in this stage already.';
  return (seen ?? application.version) === application.version ? null : 'Somebody else has changed it meanwhile.';
}

/** @throws ValidationFailed for a reason that is missing, not in use, or given for another stage than `rejected` */
export async function findReason(tx: Sql, { stage, reason }: MoveApplicationRequest) {
  if (stage !== 'rejected') {
    if (reason === undefined) return null;
    throw new ValidationFailed({ reason: 'A reason belongs to a rejection only.' });
  }
  const found = reason === undefined ? undefined : await reasons.findInUse(tx, reason);
  if (!found) throw new ValidationFailed({ reason: 'Choose a reason from the list.' });
  return found;
}
