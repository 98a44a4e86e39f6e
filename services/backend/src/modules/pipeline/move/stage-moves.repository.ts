import { Injectable } from '@nestjs/common';
import { Database, type Sql } from '../../../platform/database/database';
import { statement } from '../../../platform/database/statement';
import { type ApplicationStage, bitOf } from '../../applications/application.facts';

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

/** In one order, so that two bulk moves wait for each other and never in a circle. */
const lock = statement(
  'stage-moves.lock',
  `SELECT id, stage, version, standing = 'clear' AS "isClear" FROM applications WHERE id = ANY($1::uuid[])
   ORDER BY id FOR UPDATE`,
);
/** `now()` is when the transaction began, which may be before the move that it had to wait for. */
const move = statement(
  'stage-moves.move',
  `WITH stay AS (
     SELECT id, stage, stage_since, greatest(clock_timestamp(), stage_since) AS at
     FROM applications WHERE id = ANY($1::uuid[])),
   moved AS (
     UPDATE applications a SET stage = $2, stage_since = stay.at, rejection_reason_id = $5, version = version + 1,
       reached_stages = reached_stages | $9
     FROM stay WHERE a.id = stay.id RETURNING a.id, a.stage, a.stage_since, a.version),
   noted AS (
     INSERT INTO stage_moves
       (application_id, from_stage, to_stage, since, at, staff_id, staff_name, reason_id, reason_label, note, mailed)
     SELECT id, stage, $2, stage_since, at, $3, $4, $5, $6, $7, $8 FROM stay)
   SELECT id, stage, stage_since AS "stageSince", version FROM moved ORDER BY id`,
);
const count = statement(
  'stage-moves.count',
  `SELECT (SELECT count(*) FROM stage_moves WHERE application_id = a.id)::int AS total FROM applications a WHERE id = $1`,
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
