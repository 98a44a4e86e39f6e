import { Module } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { hasRow, queries, run } from '../../../platform/database/queries';
import { Schedule } from '../../../platform/schedule/schedule';

/** Challenges that were solved, until they expire. Their signature is all that is known of them. */
export const usedChallenges = queries('used-challenges', {
  /** Whether this was the first use. */
  add: hasRow<[signature: string, expiresAt: Date]>(`
    INSERT INTO used_challenges (signature, expires_at) VALUES (decode($1, 'hex'), $2)
    ON CONFLICT DO NOTHING RETURNING 1`),

  /** An hour more than needed: the clocks of database and API may differ. */
  purge: run(`DELETE FROM used_challenges WHERE expires_at < now() - interval '1 hour'`),
});

/** The part of spam protection that runs in the background: expired challenges are removed once an hour. */
@Module({})
export class SpamWorkerModule {
  constructor(schedule: Schedule, database: Database) {
    schedule.every({ name: 'used challenges', everyMs: 3_600_000, run: () => usedChallenges.purge(database) });
  }
}
