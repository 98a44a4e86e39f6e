import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * `handed_at` stands while a mail server may have all of a mail and nothing of its answer is noted. `copies` counts how often
 * that was so and did not end with a refusal. An unsure mail is sent again at `again_at`; without it, a person decides.
 */
export class CountUnsureMails1763900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE deliveries
        ADD copies smallint NOT NULL DEFAULT 0 CHECK (copies >= 0),
        ADD handed_at timestamptz,
        ADD again_at timestamptz,
        DROP CONSTRAINT deliveries_state_check,
        ADD CONSTRAINT deliveries_state_check CHECK (state IN ('pending', 'unsure', 'sent', 'failed', 'skipped')),
        ADD CONSTRAINT deliveries_handed_check CHECK (handed_at IS NULL OR state = 'pending'),
        ADD CONSTRAINT deliveries_again_check CHECK (again_at IS NULL OR state = 'unsure');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE deliveries SET state = 'failed', again_at = NULL WHERE state = 'unsure';
      ALTER TABLE deliveries
        DROP COLUMN copies, DROP COLUMN handed_at, DROP COLUMN again_at,
        DROP CONSTRAINT deliveries_state_check,
        ADD CONSTRAINT deliveries_state_check CHECK (state IN ('pending', 'sent', 'failed', 'skipped'));
    `);
  }
}
