import type { MigrationInterface, QueryRunner } from 'typeorm';

/** For the page of a closed post, which tells until when applications were taken. Of those that are closed already it is not known. */
export class TellSinceWhenJobPostsAreClosed1764300000227 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE job_posts ADD closed_at timestamptz;
      ALTER TABLE deleted_job_posts ADD closed_at timestamptz
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE deleted_job_posts DROP closed_at;
      ALTER TABLE job_posts DROP closed_at
    `);
  }
}
