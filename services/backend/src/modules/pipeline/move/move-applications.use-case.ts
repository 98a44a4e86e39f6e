import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { Doer } from '../../../platform/access/access.decorators';
import { Database, type Sql } from '../../../platform/database/database';
import { onlyRow } from '../../../platform/database/statement';
import { NotFound, ValidationFailed } from '../../../platform/http/errors/http.errors';
import type { ListPage } from '../../../platform/http/listing/answer-headers';
import { parseListQuery } from '../../../platform/http/listing/list-query';
import { ChangedMeanwhile } from '../../../platform/http/listing/record-version';
import { OutboxNotifier } from '../../../platform/outbox/outbox';
import { type ApplicationStage, bitOf } from '../../applications/application.facts';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { FillStageMail } from '../../notifications/fill-stage-mail.use-case';
import { RequestStageMail } from '../../notifications/request-stage-mail.use-case';
import { AlreadyInStage, CannotMoveAll, NotInPipeline } from '../pipeline.errors';
import { reasons } from '../reasons/rejection-reasons.repository';
import { type MovedApplication, type StagedApplication, type StageMove, stageMoves } from './stage-moves.repository';
import type { MoveApplicationRequest, MoveApplicationsRequest } from './stages.dto';

const historyRules = { sortFields: ['at'], defaultSort: { field: 'at', order: 'DESC' } } as const;

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

  /**
   * @param version the one that the caller has read; null for any
   * @throws NotFound, ChangedMeanwhile, NotInPipeline, AlreadyInStage, ValidationFailed
   */
  async moveOne(
    id: string,
    given: MoveApplicationRequest,
    version: number | null,
    doer: Doer,
  ): Promise<MovedApplication> {
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
  moveMany(given: MoveApplicationsRequest, doer: Doer): Promise<MovedApplication[]> {
    return this.move(given.ids, given, doer, (found) => {
      const obstacles = findObstacles(found, given);
      if (Object.keys(obstacles).length > 0) throw new CannotMoveAll(obstacles);
    });
  }

  /** The history of an application, always newest first. @throws NotFound, ValidationFailed */
  async listMoves(id: string, query: Record<string, unknown>): Promise<ListPage<StageMove>> {
    const { offset, limit } = parseListQuery(query, historyRules);
    const counted = isUUID(id) ? await stageMoves.count(this.database, id) : undefined;
    if (!counted) throw new NotFound('There is no such application.');
    return { rows: await stageMoves.list(this.database, id, offset, limit), offset, ...counted };
  }

  private async move(
    ids: string[],
    given: MoveApplicationRequest,
    doer: Doer,
    check: (found: StagedApplication[]) => void,
  ): Promise<MovedApplication[]> {
    const mails = await this.fillMail.fill(given.mail, ids);
    const moved = await this.database.transaction(async (tx) => {
      const found = await stageMoves.lock(tx, ids);
      check(found);
      return this.carryOut(tx, found, given, mails, doer);
    });
    if (mails.size > 0) this.notifier.notify();
    return moved;
  }

  /** `mails` are the texts by application. */
  private async carryOut(
    tx: Sql,
    from: StagedApplication[],
    given: MoveApplicationRequest,
    mails: Awaited<ReturnType<FillStageMail['fill']>>,
    doer: Doer,
  ): Promise<MovedApplication[]> {
    const { stage, note = null } = given;
    const reason = await findReason(tx, given);
    const ids = from.map(({ id }) => id);
    const why = [reason?.id ?? null, reason?.label ?? null, note, given.mail !== undefined] as const;
    const { id: staffId, name } = doer.actor;
    const moved = await stageMoves.move(tx, ids, stage, staffId, name, ...why, bitOf(stage));
    const after = { stage, ...(reason && { reasonId: reason.id }) };
    for (const { id, stage: before } of from) {
      const subject = {
        subjectType: 'application' as const,
        subjectId: id,
        details: { before: { stage: before }, after },
      };
      await this.audit.record({ action: 'application.moved', ...subject, ...doer }, tx);
      const mail = mails.get(id);
      if (mail) await this.requestMail.request(tx, { applicationId: id, ...mail, ...doer });
    }
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
function findObstacles(
  found: StagedApplication[],
  { ids, stage, versions = {} }: MoveApplicationsRequest,
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
