import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A resume that its reader gave up is examined once more; those that were given up before this migration, too. */
export class TryResumesAgain1764190000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE resume_previews ADD tried_again boolean NOT NULL DEFAULT false;
      CREATE INDEX resume_previews_given_up ON resume_previews (made_at) WHERE state = 'failed' AND NOT tried_again;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE resume_previews DROP tried_again');
  }
}
