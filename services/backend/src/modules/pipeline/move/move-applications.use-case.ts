import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { Doer } from '../../../platform/access/access.decorators';
import { Database } from '../../../platform/database/database';
import { onlyRow } from '../../../platform/database/statement';
import { NotFound } from '../../../platform/http/errors/http.errors';
import { parseListQuery } from '../../../platform/http/listing/list-query';
import { ChangedMeanwhile } from '../../../platform/http/listing/record-version';
import { OutboxNotifier } from '../../../platform/outbox/outbox-notifier';
import type { ApplicationStage } from '../../applications/application.facts';
import { FillStageMail } from '../../notifications/fill-stage-mail.use-case';
import { AlreadyInStage, CannotMoveAll, NotInPipeline } from '../pipeline.errors';
import { CarryOutMoves } from './carry-out-moves';
import {
  type MovedApplication,
  type StagedApplication,
  type StageMove,
  StageMovesRepository,
} from './stage-moves.repository';
import type { MoveApplicationRequest, MoveApplicationsRequest } from './stages.dto';

const historyRules = { sortFields: ['at'], defaultSort: { field: 'at', order: 'DESC' } } as const;

@Injectable()
export class MoveApplications {
  constructor(
    private readonly database: Database,
    private readonly moves: StageMovesRepository,
    private readonly carryOut: CarryOutMoves,
    private readonly mails: FillStageMail,
    private readonly notifier: OutboxNotifier,
  ) {}

  /**
   * @param version what the caller has read; null for any
   * @throws NotFound, ChangedMeanwhile, NotInPipeline, AlreadyInStage, ValidationFailed
   */
  async moveOne(
    id: string,
    given: MoveApplicationRequest,
    version: number | null,
    doer: Doer,
  ): Promise<MovedApplication> {
    const mails = given.mail && isUUID(id) ? await this.mails.fill(given.mail, [id]) : new Map();
    const moved = await this.database.transaction(async (tx) => {
      const [found] = isUUID(id) ? await this.moves.lock(tx, [id]) : [];
      if (!found) throw new NotFound('There is no such application.');
      if (version !== null && version !== found.version) throw new ChangedMeanwhile();
      if (!found.isClear) throw new NotInPipeline();
      if (found.stage === given.stage) throw new AlreadyInStage();
      return this.carryOut.carryOut(tx, [found], given, mails, doer);
    });
    if (mails.size > 0) this.notifier.notify();
    return onlyRow(moved);
  }

  /** Moves all of them, or none. @throws CannotMoveAll with the obstacles by id, ValidationFailed */
  async moveMany({ ids, versions, ...given }: MoveApplicationsRequest, doer: Doer): Promise<MovedApplication[]> {
    const mails = given.mail ? await this.mails.fill(given.mail, ids) : new Map();
    const moved = await this.database.transaction(async (tx) => {
      const found = await this.moves.lock(tx, ids);
      const obstacles = findObstacles(ids, found, { stage: given.stage, seen: toSeenVersions(versions) });
      if (Object.keys(obstacles).length > 0) throw new CannotMoveAll(obstacles);
      return this.carryOut.carryOut(tx, found, given, mails, doer);
    });
    if (mails.size > 0) this.notifier.notify();
    return moved;
  }

  /** The history of an application, always newest first. @throws NotFound, ValidationFailed */
  async listMoves(
    id: string,
    query: Record<string, unknown>,
  ): Promise<{ rows: StageMove[]; offset: number; total: number }> {
    const { offset, limit } = parseListQuery(query, historyRules);
    const page = isUUID(id) ? await this.moves.list(id, offset, limit) : null;
    if (!page) throw new NotFound('There is no such application.');
    return { offset, ...page };
  }
}

interface Wanted {
  stage: ApplicationStage;
  /** Versions by id. */
  seen: Map<string, number>;
}

/** By ids as Postgres writes them. */
const toSeenVersions = (given: Record<string, number> = {}): Map<string, number> =>
  new Map(Object.entries(given).map(([id, version]) => [id.toLowerCase(), version]));

function findObstacles(ids: string[], found: StagedApplication[], wanted: Wanted): Record<string, string> {
  const byId = new Map(found.map((application) => [application.id, application]));
  const obstacles = ids.map((id): [string, string | null] => [id, obstacleOf(byId.get(id.toLowerCase()), wanted)]);
  return Object.fromEntries(obstacles.filter((pair): pair is [string, string] => pair[1] !== null));
}

function obstacleOf(application: StagedApplication | undefined, { stage, seen }: Wanted): string | null {
  if (!application) return 'There is no such application.';
  if (!application.isClear) return 'It is held or discarded.';
  if (application.stage === stage) return 'It is in this stage already.';
  const isAsSeen = (seen.get(application.id) ?? application.version) === application.version;
  return isAsSeen ? null : 'Somebody else has changed it meanwhile.';
}
