import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Facts that applicants ask for first, and that laws on vacancies demand. Existing posts do not have them yet. */
export class TellMoreOfJobPosts1764300000125 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE job_posts
        ADD COLUMN experience text,
        ADD COLUMN days_on_site integer CHECK (days_on_site BETWEEN 0 AND 7),
        ADD COLUMN existing_vacancy boolean
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE job_posts DROP COLUMN existing_vacancy, DROP COLUMN days_on_site, DROP COLUMN experience
    `);
  }
}
