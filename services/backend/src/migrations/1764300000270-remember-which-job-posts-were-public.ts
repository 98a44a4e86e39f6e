import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * For the address of a post that was public and is scheduled anew: its former `posted_at` is gone then. Of those that are scheduled
 * already, the ones with applications are known to have been public.
 */
export class RememberWhichJobPostsWerePublic1764300000270 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE job_posts ADD was_public boolean NOT NULL DEFAULT false;
      UPDATE job_posts post SET was_public = true
      WHERE posted_at > now() AND EXISTS (SELECT FROM applications WHERE job_post_id = post.id)
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE job_posts DROP was_public');
  }
}
