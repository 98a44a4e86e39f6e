import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How often the reconciler has added a job that nobody has heard of since, and how often it had to give it a new id in the queue. */
export class CountAdditionsToQueue1764140000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE outbox_jobs
      ADD COLUMN times_added integer NOT NULL DEFAULT 0,
      ADD COLUMN round integer NOT NULL DEFAULT 0`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE outbox_jobs DROP COLUMN times_added, DROP COLUMN round');
  }
}
