import type { Sql } from '../../../platform/database/database';
import { expectedError } from '../../../platform/http/errors/expected-error';
import { NotFound, ValidationFailed } from '../../../platform/http/errors/http.errors';
import { findObstacles } from '../../../platform/http/listing/find-obstacles';
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

class CannotWriteToAll extends expectedError(
  422,
  'cannot_write_to_all',
  'Nothing was sent, because some of these applicants cannot be written to.',
) {}

/** `version` is the one that was read, null for any. @throws NotFound, ChangedMeanwhile, NotInPipeline, AlreadyInStage */
export function checkMove(
  application: StagedApplication | undefined,
  stage: ApplicationStage,
  version: number | null,
): asserts application {
  if (!application) throw new NotFound('There is no such application.');
  if (version !== null && version !== application.version) throw new ChangedMeanwhile();
  if (!application.isClear) throw new NotInPipeline();
  if (application.stage === stage) throw new AlreadyInStage();
}

type BulkRequest = { ids: string[]; versions?: Record<string, number> };

/** `versions` are those that were read, by id. @throws CannotMoveAll with the obstacles by id */
export function checkMoves(
  applications: StagedApplication[],
  request: BulkRequest & Pick<MoveApplicationsRequest, 'stage'>,
): void {
  const errors = findObstacles(applications, request, (one) => {
    return obstacleOf(one) ?? (one?.stage === request.stage ? 'It is in this stage already.' : null);
  });
  if (Object.keys(errors).length > 0) throw new CannotMoveAll(undefined, { errors });
}

/** The same for a mail that moves nobody. @throws CannotWriteToAll with the obstacles by id */
export function checkRecipients(applications: StagedApplication[], request: BulkRequest): void {
  const errors = findObstacles(applications, request, obstacleOf);
  if (Object.keys(errors).length > 0) throw new CannotWriteToAll(undefined, { errors });
}

const obstacleOf = (application: StagedApplication | undefined): string | null => {
  if (!application) return 'There is no such application.';
  return application.isClear ? null : 'It is held or discarded.';
};

/** @throws ValidationFailed for a reason that is missing, not in use, or given for another stage than `rejected` */
export async function findReason(tx: Sql, { stage, reason: id }: MoveApplicationRequest) {
  if (stage !== 'rejected') {
    if (id === undefined) return null;
    throw new ValidationFailed({ reason: 'A reason belongs to a rejection only.' });
  }
  const reason = id === undefined ? undefined : await reasons.findInUse(tx, id);
  if (!reason) throw new ValidationFailed({ reason: 'Choose a reason from the list.' });
  return reason;
}
