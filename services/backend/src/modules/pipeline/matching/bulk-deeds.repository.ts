import type { Caller } from '../../../platform/access/access.decorators';
import { findRow, hasRow, listRows, oneRow, queries, run } from '../../../platform/database/queries';
import { isInHr } from '../../staff/staff.facts';
import type { BulkDeed } from './carry-out';
import type { BulkDeedView } from './matching.view';

/** A deed that waits, with what it needs. */
export interface WaitingDeed {
  id: string;
  caller: Caller;
  /** With the key that it was asked for under. */
  deed: BulkDeed & { key?: string };
  /** With the one that has begun. */
  tries: number;
  affected: number;
  /** The version of each application as its filter found it. */
  versions: Record<string, number>;
}

type FoundDeed = BulkDeedView & { id: string };

const undo = `CASE WHEN undo IS NOT NULL THEN undo || jsonb_build_object('remainingMs',
  greatest(0, extract(epoch FROM (undo->>'until')::timestamptz - clock_timestamp()) * 1000)::int) END AS undo`;

/** Another worker that has it already is not waited for. */
const lockWaiting = `
  SELECT id, ${isInHr('staff_id')} AS "askerIsInHr" FROM bulk_deeds WHERE id = $1 AND state = 'waiting' FOR UPDATE SKIP LOCKED`;
const ended = "versions = '{}', ended_at = now()";

export const bulkDeeds = queries('bulk-deeds', {
  add: oneRow<{ id: string }, [staffId: string, caller: string, deed: string, versions: string, affected: number]>(`
    INSERT INTO bulk_deeds (staff_id, caller, deed, versions, affected) VALUES ($1, $2::jsonb, $3::jsonb, $4::jsonb, $5) RETURNING id`),

  /** Of this person alone. */
  find: findRow<FoundDeed, [id: string, staffId: string]>(
    `SELECT id, state, affected, problem, ${undo} FROM bulk_deeds WHERE id = $1 AND staff_id = $2`,
  ),

  /** Counts the try before it, so that one which ends its worker is counted, too. */
  begin: findRow<WaitingDeed, [id: string]>(`
    WITH free AS (${lockWaiting})
    UPDATE bulk_deeds d SET tries = tries + 1 FROM free WHERE d.id = free.id
    RETURNING d.id, d.caller, d.deed, d.versions, d.tries, d.affected`),
  lock: findRow<{ askerIsInHr: boolean }, [id: string]>(lockWaiting),

  /** Which applications it was about is kept no longer. */
  finish: run<[id: string, affected: number, undo: string | null]>(`
    UPDATE bulk_deeds SET state = 'done', affected = $2, undo = $3::jsonb, ${ended} WHERE id = $1`),
  end: hasRow<[id: string, state: 'refused' | 'failed', problem: string]>(`
    UPDATE bulk_deeds SET state = $2, problem = $3, ${ended} WHERE id = $1 AND state = 'waiting' RETURNING id`),

  /** Those that a worker of the release before has passed over, or that were left in the middle; those that were never tried first. */
  listLost: listRows<{ id: string }>(`
    SELECT id FROM bulk_deeds WHERE state = 'waiting' AND created_at < now() - interval '1 minute'
    ORDER BY tries, created_at LIMIT 20`),
  forgetOld: run(`DELETE FROM bulk_deeds WHERE ended_at < now() - interval '1 day'`),
});
