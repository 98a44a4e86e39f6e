import { findRow, listRows, queries } from '../../../platform/database/queries';
import {
  type ApplicationStage,
  fromApplication,
  fromLockedApplications,
  moveToStage,
} from '../../applications/application.facts';
import type { MovedApplication, StageMove } from './stages.view';

export type StagedApplication = { id: string; stage: ApplicationStage; version: number; isClear: boolean };

type Staff = [staffId: string, staffName: string];
type Reason = [id: string | null, label: string | null];
type MoveNotes = [...Staff, ...Reason, note: string | null, mailed: boolean, bit: number];

/** The stage of applications and the moves that led to it. */
export const stageMoves = queries('stage-moves', {
  /** Those that exist, locked until the transaction ends. */
  lock: listRows<StagedApplication, [ids: string[]]>(`
    SELECT id, stage, version, standing = 'clear' AS "isClear" ${fromLockedApplications('$1::uuid[]')}`),

  /** Moves applications that were locked, and writes down each move. */
  move: listRows<MovedApplication, [ids: string[], stage: ApplicationStage, ...MoveNotes]>(`
    WITH ${moveToStage('$1', { stage: '$2', reason: '$5', bit: '$9' })},
    noted AS (
      INSERT INTO stage_moves
        (application_id, from_stage, to_stage, since, at, staff_id, staff_name, reason_id, reason_label, note, mailed)
      SELECT id, stage, $2, stage_since, at, $3, $4, $5, $6, $7, $8 FROM stay)
    SELECT id, stage, stage_since AS "stageSince", version FROM moved ORDER BY id`),

  /** Nothing when there is no such application. */
  count: findRow<{ total: number }, [applicationId: string]>(`
    SELECT (SELECT count(*) FROM stage_moves WHERE application_id = a.id)::int AS total ${fromApplication('$1')}`),

  /** Newest first. */
  list: listRows<StageMove, [applicationId: string, offset: number, limit: number]>(`
    SELECT id, from_stage AS "from", to_stage AS "to", since, at, staff_id AS "staffId", staff_name AS "staffName",
      reason_id AS "reasonId", reason_label AS reason, note, mailed
    FROM stage_moves WHERE application_id = $1 ORDER BY id DESC OFFSET $2 LIMIT $3`),
});
