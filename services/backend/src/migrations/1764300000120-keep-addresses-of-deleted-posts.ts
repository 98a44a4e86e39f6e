import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Links to a post that HR deletes go on to say that it is closed. A row is one address, of which its post may have had several. */
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
