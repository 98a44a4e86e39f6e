import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The references of submissions that an erasure or the retention has removed, without anything else of them. */
export class RememberRemovedSubmissions1764250000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE removed_submissions (
      reference text PRIMARY KEY,
      removed_at timestamptz NOT NULL DEFAULT now()
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE removed_submissions');
  }
}
