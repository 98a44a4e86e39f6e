import { findRow, hasRow, listRows, oneRow, queries, run } from '../../../platform/database/queries';

/** As many refusals in a row begin a pause. */
export const REFUSALS_IN_A_ROW = 3;
const LONGEST_PAUSE = "interval '5 minutes'";
/** Outside of the longest pause, too: the clock was set meanwhile. */
const isDue = `next_try_at NOT BETWEEN now() AND now() + ${LONGEST_PAUSE}`;

export type Ended = { scope: string; refused: string[]; wasPaused: boolean };

export const pauses = queries('mail-pauses', {
  find: listRows<{ scope: string; reason: string; isDue: boolean }, [scopes: readonly string[]]>(`
    SELECT scope, reason, ${isDue} AS "isDue" FROM mail_pauses WHERE scope = ANY($1) AND paused_at IS NOT NULL`),

  /** One caller gets the next try: after 1, 2, 4, 5, 5 … minutes. */
  takeTry: listRows<{ scope: string }, [scopes: readonly string[]]>(`
    UPDATE mail_pauses SET tries = tries + 1,
      next_try_at = now() + least(interval '1 minute' * 2 ^ least(tries + 1, 10), ${LONGEST_PAUSE})
    WHERE scope = ANY($1) AND paused_at IS NOT NULL AND ${isDue} RETURNING scope`),

  /** Counts a refusal; one of a mail that fails by it is remembered, until there are enough for a pause. */
  refuse: oneRow<{ refusals: number }, [scope: string, delivery: string, reason: string]>(`
    INSERT INTO mail_pauses AS p (scope, refusals, refused, reason) VALUES ($1, 1, ARRAY[$2::uuid], left($3, 500))
    ON CONFLICT (scope) DO UPDATE SET refusals = p.refusals + 1, reason = excluded.reason,
      refused = CASE WHEN p.refusals + 1 < ${REFUSALS_IN_A_ROW} THEN p.refused || excluded.refused ELSE p.refused END,
      paused_at = CASE WHEN p.refusals + 1 >= ${REFUSALS_IN_A_ROW} THEN coalesce(p.paused_at, now()) END,
      next_try_at = CASE WHEN p.refusals + 1 >= ${REFUSALS_IN_A_ROW}
        THEN coalesce(p.next_try_at, now() + interval '1 minute') END
    RETURNING refusals`),

  isCounting: hasRow<[scopes: readonly string[]]>('SELECT FROM mail_pauses WHERE scope = ANY($1)'),
  end: listRows<Ended, [scopes: readonly string[]]>(`
    DELETE FROM mail_pauses WHERE scope = ANY($1) RETURNING scope, refused, paused_at IS NOT NULL AS "wasPaused"`),
  endOthers: listRows<Ended, [scopes: readonly string[]]>(`
    DELETE FROM mail_pauses WHERE scope <> ALL($1) RETURNING scope, refused, paused_at IS NOT NULL AS "wasPaused"`),
  hurry: run('UPDATE mail_pauses SET next_try_at = now(), tries = 0 WHERE paused_at IS NOT NULL'),

  revive: findRow<{ eventId: string; job: string }, [id: string]>(`
    UPDATE deliveries SET state = 'pending' WHERE id = $1 AND state = 'failed' RETURNING event_id AS "eventId", job`),
});
