import { hasRow, queries, run } from '../../../platform/database/queries';

/** Challenges that were solved, until they expire. Their signature is all that is known of them. */
export const usedChallenges = queries('used-challenges', {
  /** Whether this was the first use. */
  add: hasRow<[signature: string, expiresAt: Date]>(`
    INSERT INTO used_challenges (signature, expires_at) VALUES (decode($1, 'hex'), $2)
    ON CONFLICT DO NOTHING RETURNING 1`),

  /** An hour more than needed: the clocks of database and API may differ. */
  purge: run(`DELETE FROM used_challenges WHERE expires_at < now() - interval '1 hour'`),
});
