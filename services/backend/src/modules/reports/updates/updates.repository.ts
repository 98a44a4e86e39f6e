import { findRow, listRows, oneRow, queries, run } from '../../../platform/database/queries';
import type { Update, UpdateOutcome } from './updates.facts';

type UpdateValues = [
  from: string | null,
  to: string,
  outcome: UpdateOutcome,
  reason: string | null,
  seconds: number | null,
];

export const updates = queries('updates', {
  /** One after the other, so that of several processes which start the first one alone records it. Readers go on. */
  lock: run('LOCK TABLE updates IN SHARE ROW EXCLUSIVE MODE'),

  record: oneRow<{ at: Date }, UpdateValues>(`
    INSERT INTO updates (from_version, to_version, outcome, reason, seconds)
    VALUES ($1, $2, $3, $4, $5) RETURNING at`),

  /** The version that runs since the last of them. */
  findRunning: findRow<{ version: string }, []>(`
    SELECT CASE WHEN outcome IN ('went_back', 'rolled_back') THEN from_version ELSE to_version END AS version
    FROM updates ORDER BY id DESC LIMIT 1`),

  /** Starts of the last so many seconds. */
  forgetStarts: run<[seconds: number]>(`
    DELETE FROM updates WHERE outcome = 'started' AND at >= clock_timestamp() - $1 * interval '1 second'`),

  /** Never the newest so many. */
  forgetOld: run<[kept: number]>(`
    DELETE FROM updates
    WHERE at < now() - interval '400 days' AND id NOT IN (SELECT id FROM updates ORDER BY id DESC LIMIT $1)`),

  /** The newest first. */
  listLast: listRows<Update & { at: Date }, [count: number]>(`
    SELECT at, from_version AS "from", to_version AS "to", outcome, reason, seconds
    FROM updates ORDER BY id DESC LIMIT $1`),
});
