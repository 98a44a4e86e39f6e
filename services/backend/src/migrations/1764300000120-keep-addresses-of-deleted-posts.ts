import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Links to a deleted post answer that it is closed. Each row is one address; a post whose title has changed had several. */
export class KeepAddressesOfDeletedPosts1764300000120 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE deleted_job_posts (
        slug text PRIMARY KEY,
        id uuid NOT NULL,
        title text NOT NULL,
        location text NOT NULL,
        deleted_at timestamptz NOT NULL DEFAULT now()
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE deleted_job_posts');
  }
}
