import { Injectable } from '@nestjs/common';
import type { Doer } from '../../platform/access/current-doer.decorator';
import { Database } from '../../platform/database/database';
import { OutboxBell } from '../../platform/outbox/outbox-bell';
import { FillStageMail } from '../notifications/fill-stage-mail.use-case';
import { CarryOutMoves } from './carry-out-moves';
import type { MoveApplicationsRequest } from './move-applications.dto';
import { CannotMoveAll } from './pipeline.errors';
import { toSeenVersions } from './seen-versions';
import { type MovedApplication, type StagedApplication, StageMovesRepository } from './stage-moves.repository';
import type { Stage } from './stages';

/** Moves many applications to one stage: all of them, or none. */
@Injectable()
export class MoveApplications {
  constructor(
    private readonly database: Database,
    private readonly moves: StageMovesRepository,
    private readonly carryOut: CarryOutMoves,
    private readonly mails: FillStageMail,
    private readonly bell: OutboxBell,
  ) {}

  /** @throws CannotMoveAll that names those in the way, ValidationFailed */
  async move({ ids, versions, ...given }: MoveApplicationsRequest, doer: Doer): Promise<MovedApplication[]> {
    const mails = given.mail ? await this.mails.fill(given.mail, ids) : new Map();
    const moved = await this.database.transaction(async (tx) => {
      const found = await this.moves.lock(tx, ids);
      const obstacles = findObstacles(ids, found, { stage: given.stage, seen: toSeenVersions(versions) });
      if (Object.keys(obstacles).length > 0) throw new CannotMoveAll(obstacles);
      return this.carryOut.carryOut(tx, found, given, mails, doer);
    });
    if (mails.size > 0) this.bell.ring();
    return moved;
  }
}

interface Wanted {
  stage: Stage;
  /** Versions by id. */
  seen: Map<string, number>;
}

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
