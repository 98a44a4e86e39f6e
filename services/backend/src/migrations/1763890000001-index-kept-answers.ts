import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Erasure and retention find the kept answers about a submission without reading those of everybody. */
export class IndexKeptAnswers1763890000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX idempotency_keys_by_reference ON idempotency_keys ((answer->>'reference'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX idempotency_keys_by_reference');
  }
}
