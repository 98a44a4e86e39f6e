import { Injectable } from '@nestjs/common';
import { Database, type Sql } from '../../../platform/database/database';
import { statement } from '../../../platform/database/statement';
import {
  type ApplicationStage,
  bitOf,
  fromApplication,
  fromLockedApplications,
  moveToStage,
} from '../../applications/application.facts';

export interface StagedApplication {
  id: string;
  stage: ApplicationStage;
  version: number;
  isClear: boolean;
}

export interface MovedApplication {
  id: string;
  stage: ApplicationStage;
  stageSince: Date;
  version: number;
}

export interface StageMove {
  id: string;
  from: ApplicationStage;
  to: ApplicationStage;
  since: Date;
  at: Date;
  staffId: string;
  staffName: string;
  reasonId: string | null;
  reason: string | null;
  note: string | null;
  mailed: boolean;
}

export interface NewMove {
  stage: ApplicationStage;
  staff: { id: string; name: string };
  reason: { id: string; label: string } | null;
  note: string | null;
  mailed: boolean;
}

const lock = statement(
  'stage-moves.lock',
  `SELECT id, stage, version, standing = 'clear' AS "isClear" ${fromLockedApplications('$1')}`,
);
const move = statement(
  'stage-moves.move',
  `WITH ${moveToStage('$1', { stage: '$2', reason: '$5', bit: '$9' })},
   noted AS (
     INSERT INTO stage_moves
       (application_id, from_stage, to_stage, since, at, staff_id, staff_name, reason_id, reason_label, note, mailed)
     SELECT id, stage, $2, stage_since, at, $3, $4, $5, $6, $7, $8 FROM stay)
   SELECT id, stage, stage_since AS "stageSince", version FROM moved ORDER BY id`,
);
const count = statement(
  'stage-moves.count',
  `SELECT (SELECT count(*) FROM stage_moves WHERE application_id = a.id)::int AS total ${fromApplication('$1')}`,
);
const list = statement(
  'stage-moves.list',
  `SELECT id, from_stage AS "from", to_stage AS "to", since, at, staff_id AS "staffId", staff_name AS "staffName",
     reason_id AS "reasonId", reason_label AS reason, note, mailed
   FROM stage_moves WHERE application_id = $1 ORDER BY id DESC OFFSET $2 LIMIT $3`,
);

/** The stage of applications and the moves that led to it. */
@Injectable()
export class StageMovesRepository {
  constructor(private readonly database: Database) {}

  /** Returns the applications that exist, locked until the transaction ends. */
  lock(tx: Sql, ids: string[]): Promise<StagedApplication[]> {
    return tx.query(lock, [ids]);
  }

  /** Moves applications that were locked, and writes down each move. */
  move(tx: Sql, ids: string[], { stage, staff, reason, note, mailed }: NewMove): Promise<MovedApplication[]> {
    const why = [reason?.id ?? null, reason?.label ?? null, note, mailed, bitOf(stage)];
    return tx.query(move, [ids, stage, staff.id, staff.name, ...why]);
  }

  /** Newest first. Null when there is no such application. */
  async list(
    applicationId: string,
    offset: number,
    limit: number,
  ): Promise<{ rows: StageMove[]; total: number } | null> {
    const [counted] = await this.database.query<{ total: number }>(count, [applicationId]);
    if (!counted) return null;
    return { rows: await this.database.query<StageMove>(list, [applicationId, offset, limit]), ...counted };
  }
}
