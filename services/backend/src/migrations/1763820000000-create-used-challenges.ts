import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Proofs of work that were accepted, so that no process accepts one a second time. */
export class CreateUsedChallenges1763820000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE used_challenges (
        signature bytea PRIMARY KEY CHECK (octet_length(signature) = 32),
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX used_challenges_by_expiry ON used_challenges (expires_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE used_challenges');
  }
}
