import { findRow, listRows, queries } from '../../../platform/database/queries';
import {
  type ApplicationStage,
  fromApplication,
  fromLockedApplications,
  moveToStage,
  takeBackStage,
} from '../../applications/application.facts';
import type { MovedApplication, StageMove } from './stages.view';

export type StagedApplication = {
  id: string;
  name: string;
  stage: ApplicationStage;
  version: number;
  isClear: boolean;
  /** What a move changes beside the stage, as an undo needs it: times to the microsecond. */
  since: string;
  reason: string | null;
  reached: number;
  /** Until when it was put off, which a move ends. */
  later: string | null;
};
/** Where an application stands after a move, and the row of its history. */
type Moved = Omit<MovedApplication, 'undo' | 'cancelledMails'> & { move: string };
/** What `takeBack` restores. */
export type MovedFrom = Pick<StagedApplication, 'id' | 'stage' | 'since' | 'reason' | 'reached' | 'later'> & {
  move: string;
};
type Restored = Pick<StagedApplication, 'id' | 'stage' | 'version'> & { standing: string };

type Staff = [staffId: string, staffName: string];
type Reason = [id: string | null, label: string | null];
type MoveNotes = [...Staff, ...Reason, note: string | null, mailed: boolean, bit: number];

/** The stage of applications and the moves that led to it. */
export const stageMoves = queries('stage-moves', {
  /** Those that exist, locked until the transaction ends. */
  lock: listRows<StagedApplication, [ids: string[]]>(`
    SELECT id, name, stage, version, standing = 'clear' AS "isClear", stage_since::text AS since, rejection_reason_id AS reason,
      reached_stages AS reached, later_until::text AS later ${fromLockedApplications('$1::uuid[]')}`),

  /** Moves applications that were locked, and writes down each move. */
  move: listRows<Moved, [ids: string[], stage: ApplicationStage, ...MoveNotes]>(`
    WITH ${moveToStage('$1', { stage: '$2', reason: '$5', bit: '$9' })},
    noted AS (
      INSERT INTO stage_moves
        (application_id, from_stage, to_stage, since, at, staff_id, staff_name, reason_id, reason_label, note, mailed)
      SELECT id, stage, $2, stage_since, at, $3, $4, $5, $6, $7, $8 FROM stay RETURNING id, application_id)
    SELECT m.id, m.stage, m.stage_since AS "stageSince", m.version, n.id AS move
    FROM moved m JOIN noted n ON n.application_id = m.id ORDER BY m.id`),

  /** For applications that are locked and as their moves left them. The moves stay in the history, marked. */
  takeBack: listRows<Restored, [was: string]>(`
    WITH was AS (
      SELECT * FROM jsonb_to_recordset($1::jsonb)
        AS w(id uuid, stage text, since timestamptz, reason uuid, reached integer, later timestamptz, move uuid)),
    marked AS (UPDATE stage_moves m SET taken_back_at = clock_timestamp() FROM was WHERE m.id = was.move),
    back AS (${takeBackStage('was')})
    SELECT * FROM back ORDER BY id`),

  /** Nothing when there is no such application. */
  count: findRow<{ total: number }, [applicationId: string]>(`
    SELECT (SELECT count(*) FROM stage_moves WHERE application_id = a.id)::int AS total ${fromApplication('$1')}`),

  /** Newest first. */
  list: listRows<StageMove, [applicationId: string, offset: number, limit: number]>(`
    SELECT id, from_stage AS "from", to_stage AS "to", since, at, staff_id AS "staffId", staff_name AS "staffName",
      reason_id AS "reasonId", reason_label AS reason, note, mailed, taken_back_at AS "takenBackAt"
    FROM stage_moves WHERE application_id = $1 ORDER BY id DESC OFFSET $2 LIMIT $3`),
});
