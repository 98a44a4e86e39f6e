import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The share card of each post as it was last drawn, with the title that is on it and the version of the design. */
export class KeepPostCards1764300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE job_post_cards (
        job_post_id uuid PRIMARY KEY REFERENCES job_posts (id) ON DELETE CASCADE,
        title text NOT NULL,
        design text NOT NULL,
        picture bytea NOT NULL
      );
      -- A PNG is packed already.
      ALTER TABLE job_post_cards ALTER picture SET STORAGE EXTERNAL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE job_post_cards');
  }
}
