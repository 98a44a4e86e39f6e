import { Injectable } from '@nestjs/common';
import { Database, type Sql } from '../../../platform/database/database';
import { statement } from '../../../platform/database/statement';

const insert = statement(
  'spam.insert-used-challenge',
  `INSERT INTO used_challenges (signature, expires_at) VALUES (decode($1, 'hex'), $2)
   ON CONFLICT DO NOTHING RETURNING 1`,
);
/** An hour more than needed: the clocks of database and API may differ. */
const purge = statement(
  'spam.purge-used-challenges',
  "DELETE FROM used_challenges WHERE expires_at < now() - interval '1 hour'",
);

/** Challenges that were solved, until they expire. Their signature is all that is known of them. */
@Injectable()
export class UsedChallengesRepository {
  constructor(private readonly database: Database) {}

  /** Returns whether this was the first use. */
  async insert(signature: string, expiresAt: Date, sql: Sql = this.database): Promise<boolean> {
    return (await sql.query(insert, [signature, expiresAt])).length > 0;
  }

  async purge(): Promise<void> {
    await this.database.query(purge);
  }
}
