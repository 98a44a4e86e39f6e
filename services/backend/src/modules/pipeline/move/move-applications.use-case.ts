import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { Doer } from '../../../platform/access/access.decorators';
import { Database, type Sql } from '../../../platform/database/database';
import { onlyRow } from '../../../platform/database/statement';
import { expectedError } from '../../../platform/http/errors/expected-error';
import { NotFound, ValidationFailed } from '../../../platform/http/errors/http.errors';
import { ChangedMeanwhile } from '../../../platform/http/listing/record-version';
import { OutboxNotifier } from '../../../platform/outbox/outbox-notifier';
import { type ApplicationStage, bitOf } from '../../applications/application.facts';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { FillStageMail } from '../../notifications/fill-stage-mail.use-case';
import { RequestStageMail } from '../../notifications/request-stage-mail.use-case';
import { reasons } from '../reasons/rejection-reasons.repository';
import { type StagedApplication, stageMoves } from './stage-moves.repository';
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

type Check = (found: StagedApplication[]) => void;

/**
 * Moves applications: their stage, history, mails and audit log. @throws ValidationFailed when the reason is missing, not in use,
 * or given for another stage than `rejected`, and when a mail cannot go out as it stands.
 */
@Injectable()
export class MoveApplications {
  constructor(
    private readonly database: Database,
    private readonly fillMail: FillStageMail,
    private readonly requestMail: RequestStageMail,
    private readonly audit: RecordAudit,
    private readonly notifier: OutboxNotifier,
  ) {}

  /** `version` is the one that was read, or null. @throws NotFound, ChangedMeanwhile, NotInPipeline, AlreadyInStage */
  async moveOne(id: string, given: MoveApplicationRequest, version: number | null, doer: Doer) {
    const ids = isUUID(id) ? [id] : [];
    const moved = await this.move(ids, given, doer, ([found]) => {
      if (!found) throw new NotFound('There is no such application.');
      if (version !== null && version !== found.version) throw new ChangedMeanwhile();
      if (!found.isClear) throw new NotInPipeline();
      if (found.stage === given.stage) throw new AlreadyInStage();
    });
    return onlyRow(moved);
  }

  /** Moves all of them, or none. @throws CannotMoveAll with the obstacles by id, ValidationFailed */
  moveMany(given: MoveApplicationsRequest, doer: Doer) {
    return this.move(given.ids, given, doer, (found) => {
      const errors = findObstacles(found, given);
      if (Object.keys(errors).length > 0) throw new CannotMoveAll(undefined, { errors });
    });
  }

  private async move(ids: string[], given: MoveApplicationRequest, doer: Doer, check: Check) {
    const { stage, note = null, mail } = given;
    const mails = await this.fillMail.fill(mail, ids);
    const moved = await this.database.transaction(async (tx) => {
      const found = await stageMoves.lock(tx, ids);
      check(found);
      const reason = await findReason(tx, given);
      const movable = found.map(({ id }) => id);
      const why = [reason?.id ?? null, reason?.label ?? null, note, mail !== undefined] as const;
      const { id: staffId, name } = doer.actor;
      const after = { stage, ...(reason && { reasonId: reason.id }) };
      const now = await stageMoves.move(tx, movable, stage, staffId, name, ...why, bitOf(stage));
      for (const { id, stage: before } of found) {
        const details = { before: { stage: before }, after };
        const subject = { subjectType: 'application', subjectId: id, details } as const;
        await this.audit.record({ action: 'application.moved', ...subject, ...doer }, tx);
        const text = mails.get(id);
        if (text) await this.requestMail.request(tx, { applicationId: id, ...text, ...doer });
      }
      return now;
    });
    if (mails.size > 0) this.notifier.notify();
    return moved;
  }
}

async function findReason(tx: Sql, { stage, reason }: MoveApplicationRequest) {
  if (stage !== 'rejected') {
    if (reason === undefined) return null;
    throw new ValidationFailed({ reason: 'A reason belongs to a rejection only.' });
  }
  const found = reason === undefined ? undefined : await reasons.findInUse(tx, reason);
  if (!found) throw new ValidationFailed({ reason: 'Choose a reason from the list.' });
  return found;
}

/** By id, the obstacles to a move to a stage. `versions` are those that the caller has read, by id. */
function findObstacles(found: StagedApplication[], { ids, stage, versions = {} }: MoveApplicationsRequest) {
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
