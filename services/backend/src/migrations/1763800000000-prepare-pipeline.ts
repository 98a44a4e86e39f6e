import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What an application carries once people work on it: a stage, where it came from, and whether it is held as suspected spam.
 * `version` counts what people change, so that a save of something older is noticed.
 */
export class PreparePipeline1763800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE applications
        ADD version integer NOT NULL DEFAULT 1,
        ADD phone text CHECK (length(phone) BETWEEN 1 AND 40),
        ADD job_post_id uuid REFERENCES job_posts ON DELETE SET NULL,
        ADD source jsonb CHECK (jsonb_typeof(source) = 'object'),
        ADD standing text NOT NULL DEFAULT 'clear' CHECK (standing IN ('clear', 'held', 'discarded')),
        ADD held_for text[] NOT NULL DEFAULT '{}',
        ADD stage text NOT NULL DEFAULT 'new'
          CHECK (stage IN ('new', 'screening', 'interview', 'offer', 'hired', 'rejected', 'withdrawn')),
        ADD stage_since timestamptz NOT NULL DEFAULT now();
      UPDATE applications SET stage_since = created_at;
      CREATE INDEX applications_by_job_post ON applications (job_post_id) WHERE job_post_id IS NOT NULL;
      CREATE INDEX applications_not_clear ON applications (standing, created_at, id) WHERE standing <> 'clear';
      CREATE INDEX applications_by_stage ON applications (stage, id);
      ALTER TABLE job_posts ADD version integer NOT NULL DEFAULT 1;
      ALTER TABLE form_settings ADD version integer NOT NULL DEFAULT 1;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE form_settings DROP version;
      ALTER TABLE job_posts DROP version;
      ALTER TABLE applications DROP version, DROP phone, DROP job_post_id, DROP source, DROP standing,
        DROP held_for, DROP stage, DROP stage_since;
    `);
  }
}
