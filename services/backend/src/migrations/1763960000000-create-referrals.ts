import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Links by which colleagues refer people to a job post. A post takes its links along; an application outlives the link by
 * which it came.
 */
export class CreateReferrals1763960000000 implements MigrationInterface {
  readonly name = 'CreateReferrals1763960000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE referrals (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        job_post_id uuid NOT NULL REFERENCES job_posts ON DELETE CASCADE,
        name text NOT NULL,
        code text NOT NULL CONSTRAINT referrals_code_key UNIQUE,
        created_at timestamptz NOT NULL DEFAULT now(),
        withdrawn_at timestamptz
      );
      CREATE INDEX referrals_by_job_post ON referrals (job_post_id, id);
      ALTER TABLE applications ADD referral_id uuid REFERENCES referrals ON DELETE SET NULL;
      CREATE INDEX applications_by_referral ON applications (referral_id) WHERE referral_id IS NOT NULL;
      INSERT INTO retention_rules (kind, keep_days) VALUES ('referral', 365);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM retention_rules WHERE kind = 'referral';
      ALTER TABLE applications DROP referral_id;
      DROP TABLE referrals;
    `);
  }
}
