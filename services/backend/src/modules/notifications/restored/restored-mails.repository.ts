import { listRows, oneRow, queries, run } from '../../../platform/database/queries';

export interface HeldMail {
  recipient: string;
  template: string;
  reference: string;
  createdAt: Date;
}

/** In `deliveries.answer`. */
const REASON =
  'The database was restored from a backup: this mail may have left after the moment that it was restored to';

/** Waits for a person since a restore, and no mail server has had it before. */
const isHeld = "state = 'unsure' AND again_at IS NULL AND copies = 0";

export const restoredMails = queries('restored-mails', {
  /** From now on mails of earlier events are opened as unsure. */
  noteRestore: run('INSERT INTO restores DEFAULT VALUES'),

  /** Every mail that would leave by itself. */
  hold: run(`
    UPDATE deliveries SET state = 'unsure', again_at = NULL, leased_until = NULL, handed_at = NULL, answer = '${REASON}'
    WHERE state = 'pending' OR (state = 'unsure' AND again_at IS NOT NULL)`),

  /** Oldest first. */
  listHeld: listRows<HeldMail, [limit: number]>(`
    SELECT recipient, template, reference, created_at AS "createdAt" FROM deliveries WHERE ${isHeld} ORDER BY created_at, id LIMIT $1`),
  countHeld: oneRow<{ count: number }>(`SELECT count(*)::int AS count FROM deliveries WHERE ${isHeld}`),

  findHeld: listRows<{ id: string; eventId: string }, [limit: number]>(`
    SELECT id, event_id AS "eventId" FROM deliveries WHERE ${isHeld} ORDER BY created_at, id LIMIT $1`),
  release: listRows<{ eventId: string; job: string }, [ids: readonly string[]]>(`
    UPDATE deliveries SET state = 'pending', answer = NULL WHERE id = ANY($1::uuid[]) AND ${isHeld}
    RETURNING event_id AS "eventId", job`),
});
