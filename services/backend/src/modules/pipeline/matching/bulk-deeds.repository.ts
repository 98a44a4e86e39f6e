import type { Caller } from '../../../platform/access/access.decorators';
import { findRow, listRows, oneRow, queries, run } from '../../../platform/database/queries';
import type { BulkDeed } from './carry-out';
import type { BulkDeedView } from './matching.view';

/** A deed that waits, with what it needs. */
interface WaitingDeed {
  caller: Caller;
  deed: BulkDeed;
  /** The version of each application as its filter found it. */
  versions: Record<string, number>;
}

type FoundDeed = BulkDeedView & { id: string };

const undo = `CASE WHEN undo IS NOT NULL THEN undo || jsonb_build_object('remainingMs',
  greatest(0, extract(epoch FROM (undo->>'until')::timestamptz - clock_timestamp()) * 1000)::int) END AS undo`;

export const bulkDeeds = queries('bulk-deeds', {
  add: oneRow<{ id: string }, [staffId: string, caller: string, deed: string, versions: string, affected: number]>(`
    INSERT INTO bulk_deeds (staff_id, caller, deed, versions, affected) VALUES ($1, $2::jsonb, $3::jsonb, $4::jsonb, $5) RETURNING id`),

  /** Of this person alone. */
  find: findRow<FoundDeed, [id: string, staffId: string]>(
    `SELECT id, state, affected, problem, ${undo} FROM bulk_deeds WHERE id = $1 AND staff_id = $2`,
  ),

  read: findRow<WaitingDeed, [id: string]>(
    `SELECT caller, deed, versions FROM bulk_deeds WHERE id = $1 AND state = 'waiting'`,
  ),
  /** Another worker that has it already is not waited for. */
  lock: findRow<{ id: string }, [id: string]>(
    `SELECT id FROM bulk_deeds WHERE id = $1 AND state = 'waiting' FOR UPDATE SKIP LOCKED`,
  ),

  /** Which applications it was about is kept no longer. */
  finish: run<[id: string, undo: string | null]>(`
    UPDATE bulk_deeds SET state = 'done', undo = $2::jsonb, versions = '{}', ended_at = now() WHERE id = $1`),
  refuse: run<[id: string, problem: string]>(`
    UPDATE bulk_deeds SET state = 'refused', problem = $2, versions = '{}', ended_at = now() WHERE id = $1 AND state = 'waiting'`),

  /** Those that a worker of the release before has passed over. */
  listLost: listRows<{ id: string }>(
    `SELECT id FROM bulk_deeds WHERE state = 'waiting' AND created_at < now() - interval '1 minute' ORDER BY created_at LIMIT 20`,
  ),
  forgetOld: run(`DELETE FROM bulk_deeds WHERE ended_at < now() - interval '1 day'`),
});
